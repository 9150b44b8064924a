import { cypress } from '../../nature/cypress.ts'
import { lens } from '../../nature/lens.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { mix } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'

/** A formal garden with beds, hedges and a fountain. */
export function formalGarden(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 480 })
  range(s, { y: 520, rise: 150, layers: 2, surface: '#86a07c', near: 0.55 })
  p.box(0, 510, WIDTH, 400, p.down(s.tone('#e9dbb8', 0.15, 1), s.tone('#cdbb92', 0, 0.7)))
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i += 1)
      cypress(s, {
        x: 600 + side * (150 + i * 110),
        y: 540 + i * 36,
        tall: 150 + i * 76,
        depth: 0.34 - i * 0.06,
      })
  for (const side of [-1, 1]) {
    const x = (a: number) => 600 + side * a
    p.path(poly([x(90), 590], [x(330), 590], [x(560), 740], [x(140), 740]), s.tone('#86a85c', 0, 0.8))
    p.path(poly([x(150), 770], [x(640), 770], [x(760), 910], [x(190), 910]), s.tone('#7fa055', 0, 0.8))
    for (let i = 0; i < 46; i += 1) {
      const t = s.r.next()
      const y = 604 + t * 300
      if (y > 736 && y < 782) continue
      p.disc(
        x(120 + s.r.next() * (220 + t * 340)),
        y,
        4 + t * 9,
        s.tone(s.r.pick([s.accents.main, s.accents.second, '#fff3e2', '#c98bb0']), 0, s.r.between(0.7, 1)),
      )
    }
  }
  const n = lamplit(s, 0.4)
  p.oval(600, 770, 220, 44, n.tone('#cfc0a4', 0, 0.6))
  p.oval(600, 758, 210, 38, p.down(mix(s.light.sky[1], '#ffffff', 0.2), s.light.sky[1]))
  for (let i = 0; i < 14; i += 1)
    p.path(
      lens(600 + s.r.between(-170, 170), 758 + s.r.between(-24, 24), s.r.between(12, 40), 2),
      '#ffffff',
      0.5,
    )
  p.box(
    582,
    610,
    36,
    140,
    p.across(n.tone('#cdbb9c', 0, 0.4), n.tone('#f6ecd8', 0, 1), n.tone('#cdbb9c', 0, 0.4)),
  )
  p.path('M500 622Q600 676 700 622Z', p.down(n.tone('#f6ecd8', 0, 1), n.tone('#b8a686', 0, 0.5)))
  for (const k of [-1, -0.6, -0.25, 0.25, 0.6, 1])
    p.line(`M600 560Q${600 + k * 90} 500 ${600 + k * 130} 740`, mix('#ffffff', s.light.glow, 0.3), 5, 0.55)
  p.glow(600, 600, 160, s.light.glow, 0.4)
  passers(n, { y: 850, tall: 160, count: 3, from: 380, to: 820 })
}
