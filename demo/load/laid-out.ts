import table from './laid-out.json' with { type: 'json' }

/** What takes seconds to find out about a listing, and is therefore found out before it ships. */
export interface LaidOut {
  address: string
  landMark: string
  latitude: number
  longitude: number
  /** Of its pictures. */
  seed: number
  /** Of its cover, as `#rrggbb`. */
  color: string
}

const bySlug: Readonly<Record<string, LaidOut>> = table

/** Where a listing of the demo town stands, and the colour of its cover. */
export function laidOut(slug: string): LaidOut {
  const found = bySlug[slug]
  if (!found) throw new RangeError(`Nobody has laid out ${slug}.`)
  return found
}
