import { potPlant } from '../../indoors/pot-plants.ts'
import { blade } from '../../nature/blade.ts'
import { bush } from '../../nature/bush.ts'
import { palm } from '../../nature/palm.ts'
import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { mix } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { HEIGHT, lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** A glasshouse full of plants. */
export function glasshouse(outside: Scene): void {
  const s = lamplit(outside, 0.5)
  const { p } = s
  sky(outside, { horizon: 760 })
  p.box(0, 0, WIDTH, HEIGHT, mix(s.light.glow, s.light.haze, 0.5), { opacity: 0.3 })
  const iron = s.tone(s.own.fork('iron').pick(['#f3efe4', '#4f6b60', '#3f4d55']), 0, 0.9)
  for (let i = 0; i < 4; i += 1) {
    const t = i / 4
    const [x1, x2, top, foot] = [-40 + t * 390, 1240 - t * 390, 30 + t * 150, 900 - t * 220]
    p.line(
      `M${x1} ${foot}L${x1} ${top + 260}Q600 ${top - 230} ${x2} ${top + 260}L${x2} ${foot}`,
      iron,
      15 - t * 9,
    )
  }
  for (let i = -5; i <= 5; i += 1)
    p.line(
      `M${600 + i * 44} ${250 + Math.abs(i) * 14}L${600 + i * 250} ${-20 + Math.abs(i) * 60}`,
      iron,
      4,
      0.75,
    )
  for (const y of [420, 560])
    p.line(
      `M350 ${y}L-40 ${y - (y - 420) * 0.4 - 60}M850 ${y}L1240 ${y - (y - 420) * 0.4 - 60}`,
      iron,
      3,
      0.7,
    )
  p.path(
    poly([520, 680], [680, 680], [900, 910], [300, 910]),
    p.down(s.tone('#e3d2b0', 0, 0.95), s.tone('#b9a47e', 0, 0.6)),
  )
  for (const side of [-1, 1]) bed(s, side)
  for (const x of [150, 1050]) palm(s, { x, y: 850, tall: 620, leaf: '#6f9f62' })
  for (const x of [330, 600, 870]) basket(s, x, 250 + Math.abs(x - 600) * 0.2)
  figure(s, { x: 590, y: 760, tall: 170, pose: 'reach', r: s.own.fork('gardener') })
  for (const x of [200, 1000]) potPlant(s, x, 890, 300, '#c58a5c', 'broad')
}

function bed(s: Scene, side: number): void {
  const { p, r } = s
  for (let i = 0; i < 6; i += 1) {
    const t = i / 5
    const [x, y] = [600 + side * (130 + t * 430), 690 + t * 190]
    for (let k = 0; k < 11; k += 1) {
      const [long, turn] = [(110 + t * 260) * r.between(0.6, 1.1), -90 + r.between(-68, 68)]
      const leaf = s.tone(r.pick(['#5f9160', '#457a56', '#86ad5e', '#6fa063']), 0.25 * (1 - t), r.next())
      p.path(blade(x + r.between(-20, 20), y, long, turn, r.between(0.1, 0.24)), leaf)
    }
    if (i % 2)
      bush(
        s,
        { x: x - side * 30, y: y + 14, tall: 50 + t * 60 },
        nth([s.accents.main, s.accents.second], (i - 1) / 2),
      )
  }
}

function basket(s: Scene, x: number, y: number): void {
  const { p } = s
  p.line(`M${x} -10L${x} ${y}`, s.light.shadow, 2.5, 0.5)
  for (let i = 0; i < 9; i += 1)
    p.path(
      blade(x, y + 8, s.r.between(60, 120), s.r.between(20, 160), 0.16),
      s.tone('#6fa063', 0, s.r.next()),
    )
  p.path(`M${x - 44} ${y}Q${x} ${y + 66} ${x + 44} ${y}Z`, s.tone('#b5824f', 0, 0.8))
}
