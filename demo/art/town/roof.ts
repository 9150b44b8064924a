import { lighten, mix } from '../paper/colour.ts'
import { poly } from '../paper/curve.ts'
import type { Rng } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

export interface House {
  x: number
  /** The y of its foot. */
  y: number
  w: number
  h: number
  wall: string
  depth?: number
  roof?: string
  shape?: 'gable' | 'eaves' | 'flat' | 'steps'
  shop?: boolean
  /** Random numbers of its own, so that a house looks the same in other pictures. */
  r?: Rng
}

interface Crown {
  x: number
  top: number
  w: number
  tiles: string
  wall: string
  form: NonNullable<House['shape']>
  depth: number
  r: Rng
}

export function crown(s: Scene, { x, top, w, tiles, wall, form, depth, r }: Crown): void {
  const { p } = s
  const rise = w * r.between(0.3, 0.48)
  const [lit, dark] = [s.tone(lighten(tiles, 0.05), depth, 0.95), s.tone(tiles, depth, 0.4)]
  if (form !== 'flat' && r.chance(0.6))
    chimney(s, x + w * r.between(0.15, 0.75), top - rise * 0.55, w * 0.11, rise * 0.75, depth)
  if (form === 'eaves') {
    p.path(
      poly(
        [x - w * 0.05, top + 2],
        [x + w * 0.07, top - rise * 0.75],
        [x + w * 0.93, top - rise * 0.75],
        [x + w * 1.05, top + 2],
      ),
      p.down(lit, dark),
    )
    for (let i = 1; i < 5; i += 1)
      p.box(
        x - w * 0.02 + (4 - i) * w * 0.025,
        top - (i / 5) * rise * 0.75,
        w * 1.04 - (4 - i) * w * 0.05 - i * w * 0.03,
        1.4,
        dark,
        { opacity: 0.5 },
      )
  } else if (form === 'gable') {
    p.path(
      poly([x, top + 1], [x + w / 2, top - rise], [x + w, top + 1]),
      p.across(s.tone(wall, depth, 0.8), s.tone(wall, depth, 0.5)),
    )
    p.line(
      `M${x - w * 0.06} ${top + 4}L${x + w / 2} ${top - rise - 2}L${x + w * 1.06} ${top + 4}`,
      mix(lit, dark, 0.5),
      Math.max(3, w * 0.05),
    )
    p.disc(
      x + w / 2,
      top - rise * 0.35,
      w * 0.07,
      s.lamps && r.chance(0.4) ? s.light.lamp : s.tone('#3d5566', depth, 0.3),
    )
  } else if (form === 'steps') {
    const steps = 4
    for (let i = 0; i < steps; i += 1)
      p.box(
        x + (i * w) / (steps * 2),
        top - ((i + 1) * rise) / steps,
        w - (i * w) / steps,
        rise / steps + 1,
        p.across(s.tone(wall, depth, 0.85), s.tone(wall, depth, 0.5)),
      )
  } else {
    p.box(
      x - w * 0.03,
      top - w * 0.06,
      w * 1.06,
      w * 0.08,
      p.down(s.tone('#f3e9d8', depth, 0.9), s.tone('#d8c8b0', depth, 0.6)),
    )
  }
}

function chimney({ p, tone }: Scene, x: number, y: number, w: number, h: number, depth: number): void {
  p.box(x, y - h * 0.6, w, h, p.across(tone('#b0705a', depth, 0.8), tone('#8a5548', depth, 0.3)))
  p.box(x - w * 0.15, y - h * 0.68, w * 1.3, h * 0.12, tone('#7a4d42', depth, 0.5))
}
