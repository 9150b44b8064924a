import { type Scene, WIDTH } from '../paper/scene.ts'
import { house } from './house.ts'
import { WALLS } from './walls.ts'

export interface Row {
  y: number
  from?: number
  to?: number
  width: number
  height: number
  depth?: number
  /** How many of ten houses have a shop. */
  shops?: number
}

/** A row of houses along a quay or a street. */
export function row(
  s: Scene,
  { y, from = -40, to = WIDTH + 40, width, height, depth = 0, shops = 0 }: Row,
): void {
  const r = s.own.fork(`row ${width} ${depth}`)
  for (let x = from; x < to; ) {
    const w = width * r.between(0.75, 1.3)
    house(s, {
      x,
      y,
      w,
      h: height * r.between(0.72, 1.2),
      wall: r.pick([...WALLS, s.accents.pale, s.accents.second]),
      depth,
      shop: r.chance(shops / 10),
      r,
    })
    x += w
  }
}
