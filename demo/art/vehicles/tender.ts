import { lens } from '../nature/lens.ts'
import type { Scene } from '../paper/scene.ts'
import { figure } from '../people/figure.ts'
import { type Boat, mirrored } from './boat.ts'

/** An inflatable with an outboard. */
export function tender(s: Scene, { x, y, scale = 1, colour, flip = false }: Boat): void {
  const { p } = s
  p.group({ x, y, scale, flip }, () => {
    mirrored(s, 150, colour, 0)
    for (const [i, at] of [-84, 0].entries())
      figure(s, { x: at, y: -42, tall: 130, pose: 'sit', r: s.own.fork(`aboard ${i}`), shadow: false })
    p.path(
      'M-186 -88L-150 -96L-142 -52L-160 -46L-158 10L-178 14L-178 -44L-190 -50Z',
      p.across(s.tone('#2f3440', 0, 0.5), s.tone('#5a6270', 0, 1)),
    )
    p.line('M-150 -78L-104 -70', s.tone('#3a3f4a', 0, 0.8), 8)
    p.path(
      'M-170 -36C-178 -4 -160 12 -120 14L90 14C150 12 190 -10 204 -66C206 -82 186 -92 166 -80C140 -62 100 -52 40 -52L-130 -52C-156 -52 -168 -48 -170 -36Z',
      p.down(s.tone('#f4f1ea', 0, 1), s.tone('#c3c0ba', 0, 0.5)),
    )
    p.path('M-168 -20C-60 -16 80 -18 190 -50L182 -34C90 -4 -60 -2 -166 -6Z', s.tone(colour, 0, 1))
    p.line('M-120 -50Q0 -64 120 -56', s.tone('#5a6270', 0, 0.8), 4)
    for (let i = 0; i < 6; i += 1) p.path(lens(-190 - i * 26, 14 + i * 2, 44, 6), '#ffffff', 0.65 - i * 0.08)
  })
}
