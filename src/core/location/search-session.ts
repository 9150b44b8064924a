/**
 * A token for one search, from its first letter to the choice. Made by hand, since `randomUUID` needs https,
 * which a phone on the LAN lacks.
 */
export function newSearchSession(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (it) =>
    it.toString(16).padStart(2, '0'),
  ).join('')
}
