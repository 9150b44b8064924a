import table from './laid-out.json' with { type: 'json' }

/** The facts of a listing that take seconds to compute, and are therefore computed before the build. */
export interface LaidOut {
  address: string
  landMark: string
  latitude: number
  longitude: number
  /** The seed of its pictures. */
  seed: number
  /** The colour of its cover, as `#rrggbb`. */
  color: string
}

const bySlug: Readonly<Record<string, LaidOut>> = table

/** The location of a listing of the demo town, and the colour of its cover. */
export function laidOut(slug: string): LaidOut {
  const found = bySlug[slug]
  if (!found) throw new RangeError(`Nobody has laid out ${slug}.`)
  return found
}
