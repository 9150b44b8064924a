/**
 * Parses the parameters of an address. Text stays text, even where it looks like a number: the schemas
 * convert it.
 */
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
