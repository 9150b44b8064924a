import { lighten } from '../paper/colour.ts'
import { HEIGHT, type Scene, WIDTH } from '../paper/scene.ts'

/** A table of boards that fills the sheet, seen from above. */
export function tabletop({ p, tone, light }: Scene, wood: string, boards = 7): void {
  p.box(
    0,
    0,
    WIDTH,
    HEIGHT,
    p.gradient({
      round: false,
      from: [0, 0],
      to: [1, 1],
      stops: [
        [0, tone(lighten(wood, 0.05), 0, 1)],
        [1, tone(wood, 0, 0.5)],
      ],
    }),
  )
  for (let i = 1; i < boards; i += 1)
    p.box(0, (i * (HEIGHT + 24)) / boards, WIDTH, 3, light.shadow, { opacity: 0.18 })
}

/** The light of a window on the table. */
export function windowLight({ p, light }: Scene): void {
  p.path('M-20 -20L520 -20L120 920L-20 920Z', light.glow, 0.16)
  p.path('M700 -20L900 -20L520 920L300 920Z', light.glow, 0.14)
}
