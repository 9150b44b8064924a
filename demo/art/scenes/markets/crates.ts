import { crate } from '../../festive/goods.ts'
import { lighten } from '../../paper/colour.ts'
import { HEIGHT, lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { awning } from '../../town/awning.ts'

/** A market stall from near, with its crates. */
export function crates(outside: Scene): void {
  const s = lamplit(outside, 0.6)
  const { p } = s
  p.box(0, 0, WIDTH, HEIGHT, p.down(s.tone('#8f6f5a', 0, 0.3), s.tone('#c49a74', 0, 0.7)))
  for (let i = 0; i < 9; i += 1) p.box(0, 120 + i * 96, WIDTH, 5, s.light.shadow, { opacity: 0.16 })
  for (const [line, y] of [400, 620, 860].entries()) {
    p.box(0, y - 4, WIDTH, 34, p.down(s.tone('#c99a63', 0, 1), s.tone('#84572f', 0, 0.4)))
    for (let i = 0; i < 5 - line * 0.5; i += 1)
      crate(s, -60 + line * 50 + i * (250 + line * 50), y, 220 + line * 52)
  }
  awning(s, { x: -30, y: -20, w: 1260, drop: 120, colour: s.accents.main })
  if (s.lamps) for (const x of [260, 620, 960]) p.glow(x, 200, 340, s.light.lamp, 0.6)
  else p.path('M-20 -20L460 -20L180 920L-20 920Z', s.light.glow, 0.14)
  for (const [i, x] of [300, 900].entries()) {
    p.line(`M${x} 100L${x} 210`, s.light.shadow, 3, 0.7)
    p.path(
      `M${x - 40} 250Q${x - 36} 205 ${x} 205Q${x + 36} 205 ${x + 40} 250Z`,
      s.tone(lighten(i ? s.accents.second : s.accents.third, 0.02), 0, 0.9),
    )
  }
}
