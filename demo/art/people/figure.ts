import { lighten, mix } from '../paper/colour.ts'
import type { Rng } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { body, type Dressed, isSeated, legs, type Pose } from './limbs.ts'
import { type Look, lookOf } from './looks.ts'

export interface Figure {
  x: number
  /** The y of the feet, or of the seat for a person who sits. */
  y: number
  tall: number
  pose?: Pose
  depth?: number
  flip?: boolean
  /** 0 is in the light, 1 is nearly a silhouette. */
  dim?: number
  look?: Look
  r?: Rng
  shadow?: boolean
}

/** A simple figure, 100 units tall, feet at 0, facing right. */
export function figure(
  s: Scene,
  {
    x,
    y,
    tall,
    pose = 'stand',
    depth = 0,
    flip = false,
    dim = 0,
    r = s.r,
    look = lookOf(r, s.accents),
    shadow = true,
  }: Figure,
): void {
  const { p } = s
  const of = (surface: string, lit: number) => mix(s.tone(surface, depth, lit), s.light.shadow, dim * 0.85)
  const worn: Dressed = {
    skin: of(look.skin, 0.9),
    hair: of(look.hair, 0.7),
    top: of(look.top, 0.95),
    topShade: of(lighten(look.top, -0.09), 0.5),
    bottom: of(look.bottom, 0.8),
    bottomShade: of(look.bottom, 0.3),
    shoe: of('#3a3230', 0.6),
  }
  if (shadow && !isSeated(pose)) p.oval(x, y, tall * 0.2, tall * 0.03, s.light.shadow, 0.3 * (1 - depth))
  p.group({ x, y, scale: tall / 100, flip }, () => {
    legs(s, worn, pose, look.dress)
    body(s, worn, pose, look, r)
  })
}
