/** A name for one search, from its first letter to the choice. By hand: `randomUUID` needs https, a phone on the LAN has none. */
export function newSearchSession(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (it) =>
    it.toString(16).padStart(2, '0'),
  ).join('')
}
