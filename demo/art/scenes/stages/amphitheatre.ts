import { cypress } from '../../nature/cypress.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** Stone steps in a half circle, the play between columns. */
export function amphitheatre(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 520 })
  range(s, { y: 540, rise: 200, layers: 3, surface: '#86a07c', near: 0.5 })
  for (const x of [40, 120, 1080, 1160]) cypress(s, { x, y: 600, tall: 260, depth: 0.2 })
  const stone = '#dcc6a2'
  const near = lamplit(s, 0.5)
  p.box(0, 560, WIDTH, 350, p.down(near.tone(stone, 0.05, 0.9), near.tone('#a68a68', 0, 0.5)))
  if (s.lamps) p.glow(600, 520, 620, s.light.lamp, 0.7, 300)
  for (const x of [300, 420, 540, 660, 780, 900]) {
    const tall = s.own.fork(`col ${x}`).chance(0.3) ? 130 : 220
    p.box(
      x - 17,
      560 - tall,
      34,
      tall,
      p.across(near.tone(stone, 0, 0.4), near.tone('#f1e2c6', 0, 1), near.tone(stone, 0, 0.5)),
    )
    p.box(x - 25, 556 - tall, 50, 12, near.tone('#f1e2c6', 0, 0.95))
    p.box(x - 24, 552, 48, 14, near.tone(stone, 0, 0.6))
  }
  p.box(270, 318, 420, 20, near.tone('#f1e2c6', 0, 0.9))
  p.oval(600, 610, 360, 40, near.tone('#f1e2c6', 0, 1), 0.7)
  for (const [i, x] of [470, 600, 720].entries())
    figure(near, {
      x,
      y: 616,
      tall: 150,
      pose: (['reach', 'cheer', 'stand'] as const)[i] ?? 'stand',
      flip: i === 2,
      r: s.own.fork(`actor ${i}`),
    })
  for (let i = 0; i < 4; i += 1) {
    const y = 660 + i * 66
    p.path(
      `M${-10 - i * 40} ${y}Q600 ${y + 70} ${1210 + i * 40} ${y}L1230 ${y + 80}Q600 ${y + 150} -30 ${y + 80}Z`,
      p.down(near.tone('#ead7b4', 0, 0.95), near.tone('#a88c68', 0, 0.3)),
    )
    for (let k = 0; k < 9 - i; k += 1)
      figure(near, {
        x: 70 + k * (132 + i * 26) + s.r.between(-26, 26),
        y: y + 34 + Math.sin((k / 8) * Math.PI) * 26,
        tall: 120 + i * 38,
        pose: 'sit',
        dim: 0.3 + i * 0.1,
        flip: k > 4,
        r: s.r,
        shadow: false,
      })
  }
}
