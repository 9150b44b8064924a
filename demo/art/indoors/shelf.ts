import { lighten } from '../paper/colour.ts'
import type { Rng } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { bottle } from './bottle.ts'
import { potPlant } from './pot-plants.ts'

export type Ware = 'books' | 'bottles' | 'pots' | 'mixed'

/** One board with things on it. */
export function shelf(
  s: Scene,
  x: number,
  y: number,
  w: number,
  high: number,
  ware: Ware,
  wood = '#b08355',
): void {
  const { p, r } = s
  for (let at = x + w * 0.03; at < x + w * 0.95; ) at += thing(s, r, at, y, high, ware, x + w * 0.97 - at)
  p.box(x, y, w, Math.max(6, high * 0.09), p.down(s.tone(lighten(wood, 0.05), 0, 1), s.tone(wood, 0, 0.5)))
  p.box(
    x,
    y + Math.max(6, high * 0.09),
    w,
    high * 0.14,
    p.down([0, s.light.shadow, 0.22], [1, s.light.shadow, 0]),
  )
}

function thing(s: Scene, r: Rng, x: number, y: number, high: number, ware: Ware, room: number): number {
  const kind =
    ware === 'mixed'
      ? r.pick(['books', 'bottles', 'pots', 'books', 'gap'] as const)
      : r.chance(0.08)
        ? 'gap'
        : ware
  if (kind === 'books') return books(s, r, x, y, high, room)
  if (kind === 'bottles') return bottle(s, r, x, y, high * r.between(0.5, 0.8))
  if (kind === 'pots') {
    const tall = high * r.between(0.5, 0.78)
    potPlant(s, x + tall * 0.3, y, tall, r.pick([s.accents.pale, s.accents.main, s.accents.second]))
    return tall * 0.75
  }
  return high * 0.3
}

function books(
  { p, tone, accents }: Scene,
  r: Rng,
  x: number,
  y: number,
  high: number,
  room: number,
): number {
  let used = 0
  const count = r.int(4, 8)
  for (let i = 0; i < count && used + high * 0.16 < room; i += 1) {
    const [w, h] = [high * r.between(0.09, 0.16), high * r.between(0.58, 0.84)]
    const colour = r.pick([
      accents.main,
      accents.second,
      accents.third,
      accents.deep,
      accents.pale,
      '#a8765a',
      '#6d7f6a',
    ])
    p.box(x + used, y - h, w, h, p.across(tone(colour, 0, 0.6), tone(lighten(colour, 0.03), 0, 0.95)), {
      r: 1.5,
    })
    p.box(x + used, y - h * 0.82, w, h * 0.05, tone('#f3e3bb', 0, 0.9), { opacity: 0.7 })
    used += w + 1
  }
  return used + high * 0.06
}
