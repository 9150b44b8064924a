/** What an address says behind its question mark. A text stays one, also where it looks like a number: a schema reads it. */
export function readSearch(search: string): Record<string, unknown> {
  return Object.fromEntries([...new URLSearchParams(search)].map(([name, said]) => [name, meant(said)]))
}

function meant(said: string): unknown {
  if (!/^[[{]/.test(said)) return said
  try {
    return JSON.parse(said)
  } catch {
    return said
  }
}
