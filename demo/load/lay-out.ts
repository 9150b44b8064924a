import { dominantColor } from '../art/dominant-color.ts'
import { pictureSeed } from '../art/picture-seed.ts'
import type { DemoListing } from '../content/demo-listing.ts'
import { toEarth } from '../town/plane.ts'
import { town } from '../town/town.ts'
import type { LaidOut } from './laid-out.ts'
import { spotOf } from './spot.ts'

/**
 * Finds a listing's location and pictures, and computes the colour of its cover. All listings take ten
 * seconds.
 */
export function layOut(listing: DemoListing): LaidOut {
  const { where } = listing
  const spot = toEarth(spotOf(where, listing.slug))
  const [latitude, longitude] = [rounded(spot.latitude), rounded(spot.longitude)]
  const door = town.addressAt(latitude, longitude)
  const around = [where.landmark, where.district, town.island].filter((it) => it !== undefined)
  return {
    address: door?.text ?? around.slice(0, 2).join(', '),
    landMark: where.landmark ?? door?.landmark ?? '',
    latitude,
    longitude,
    ...pictureOf(listing),
  }
}

/** Rounded to about ten centimetres. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

function pictureOf({ vertical, picture, timing }: DemoListing): Pick<LaidOut, 'seed' | 'color'> {
  const { kind, seed: name } = picture
  const hour = timing && Number(timing.startsAt.slice(0, 2))
  const seed = pictureSeed({ vertical, kind, name, ...(hour === undefined ? {} : { hour }) })
  return { seed, color: dominantColor({ vertical, kind, seed, index: 0 }) }
}
