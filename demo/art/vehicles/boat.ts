import { lens } from '../nature/lens.ts'
import { mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

export interface Boat {
  x: number
  /** The y of the waterline. */
  y: number
  scale?: number
  colour: string
  depth?: number
  flip?: boolean
}

/** The reflection of a hull in the water, broken by ripples. */
export function mirrored(
  { p, r, light, tone }: Scene,
  half: number,
  colour: string,
  depth: number,
  mast = 0,
): void {
  p.path(
    `M${-half} 2L${half} 2Q${half * 0.6} 40 0 42Q${-half * 0.6} 40 ${-half} 2Z`,
    p.down([0, mix(tone(colour, depth, 0.3), light.shadow, 0.4), 0.55], [1, light.shadow, 0]),
  )
  for (let i = 0; i < 9; i += 1)
    p.path(lens(r.between(-half, half), r.between(4, 44), r.between(20, half * 0.4), 2.4), light.sky[2], 0.4)
  for (let i = 0; i < mast / 16; i += 1)
    p.path(lens(r.between(-6, 6), 40 + i * 13, 14 - i * 0.3, 2.6), light.sky[2], 0.45 * (1 - i / (mast / 16)))
}
