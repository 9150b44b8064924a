import type { Time } from './paper/light.ts'
import { Rng } from './paper/random.ts'
import { ownTime } from './picture.ts'
import type { PictureSpec } from './picture-spec.ts'

const TRIES = 64

/** The hours of the day at which the light changes. */
const from: readonly (readonly [hour: number, time: Time])[] = [
  [22, 'night'],
  [19, 'dusk'],
  [17, 'golden'],
  [9, 'day'],
  [5, 'dawn'],
  [0, 'night'],
]

/**
 * The seed of a listing's pictures, by its name. With the hour of an event its cover is drawn in the light of
 * that hour, if its category has it.
 */
export function pictureSeed(
  listing: Pick<PictureSpec, 'vertical' | 'kind'> & { name: string; hour?: number },
): number {
  const { vertical, kind, name, hour } = listing
  const r = new Rng(`${vertical}/${kind}/${name}`)
  const seeds = Array.from({ length: TRIES }, () => r.int(0, 2 ** 31 - 1))
  const wanted = from.find(([first]) => hour !== undefined && hour >= first)?.[1]
  return seeds.find((seed) => ownTime({ vertical, kind, seed, index: 0 }) === wanted) ?? seeds[0] ?? 0
}
