import { stall } from '../../festive/stall.ts'
import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { mix } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { HEIGHT, lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'

/** A market hall of iron and glass. */
export function marketHall(outside: Scene): void {
  const s = lamplit(outside, 0.6)
  const { p } = s
  sky(outside, { horizon: 600 })
  p.box(0, 0, WIDTH, HEIGHT, s.tone('#efe2cb', 0, 0.7), { opacity: 0.55 })
  const iron = s.tone(s.own.fork('iron').pick(['#3f5f58', '#4b5563', '#7a4a3c', '#2f4a5f']), 0, 0.6)
  for (let i = 0; i < 5; i += 1) {
    const t = i / 5
    const [x1, x2, top, foot] = [-60 + t * 400, 1260 - t * 400, 20 + t * 170, 900 - t * 250]
    p.line(
      `M${x1} ${foot}L${x1} ${top + 230}Q600 ${top - 190} ${x2} ${top + 230}L${x2} ${foot}`,
      mix(iron, s.light.haze, t * 0.5),
      26 - t * 18,
    )
    p.line(
      `M${x1 + 20} ${top + 230}Q600 ${top - 150} ${x2 - 20} ${top + 230}`,
      mix(iron, s.light.haze, t * 0.5),
      6 - t * 4,
    )
  }
  for (let i = -4; i <= 4; i += 1) p.line(`M${600 + i * 40} 240L${600 + i * 230} -20`, iron, 4, 0.6)
  p.glow(600, 330, 520, outside.lamps ? s.light.lamp : s.light.glow, 0.7)
  underRoof(s)
  p.path(
    poly([420, 640], [780, 640], [1240, 910], [-40, 910]),
    p.down(s.tone('#d9c9ae', 0, 0.95), s.tone('#a18e74', 0, 0.4)),
  )
  for (const [x, y, w] of [
    [330, 690, 150],
    [870, 690, 150],
    [220, 760, 230],
    [980, 760, 230],
  ] as const)
    stall(s, { x, y, w, cloth: s.r.pick([s.accents.main, s.accents.third, s.accents.second]) })
  passers(s, { y: 730, tall: 130, count: 4, from: 470, to: 740 })
  stall(s, { x: 80, y: 900, w: 380, cloth: s.accents.main, goods: 'fruit' })
  stall(s, { x: 1120, y: 900, w: 380, cloth: s.accents.third, goods: 'flowers' })
  passers(s, { y: 870, tall: 240, count: 2, from: 420, to: 800 })
}

/** Light from the glass above, flags and lamps hung from the iron. */
function underRoof(s: Scene): void {
  const { p, accents, light } = s
  for (let i = 0; i < 4; i += 1) {
    const x = 330 + i * 150
    p.path(
      poly([x, 120], [x + 70, 120], [x + 230 - i * 120, 900], [x + 20 - i * 120, 900]),
      p.down([0, light.glow, 0.34], [1, light.glow, 0]),
    )
  }
  for (const [y, wide, size] of [
    [250, 560, 17],
    [380, 330, 11],
  ] as const) {
    for (let i = 0; i < 15; i += 1) {
      const t = (i + 0.5) / 15
      const [x, top] = [600 + (t - 0.5) * 2 * wide, y + 240 * t * (1 - t)]
      p.path(
        poly([x - size, top], [x + size, top], [x, top + size * 2.4]),
        s.tone(nth([accents.main, accents.second, accents.third, '#fbf4e6'], i), 0.1, 1),
      )
    }
  }
  for (const [x, y, size] of [
    [250, 330, 40],
    [950, 330, 40],
    [430, 420, 26],
    [770, 420, 26],
  ] as const) {
    p.line(`M${x} ${y - 220}L${x} ${y}`, light.shadow, 2.5, 0.5)
    p.glow(x, y + 6, size * 3.4, light.lamp, s.lamps ? 0.8 : 0.4)
    p.path(
      `M${x - size} ${y + 8}Q${x} ${y - size * 1.3} ${x + size} ${y + 8}Z`,
      s.tone(accents.deep, 0.1, 0.8),
    )
    p.oval(x, y + 8, size * 0.9, size * 0.16, '#fff3d2')
  }
}
