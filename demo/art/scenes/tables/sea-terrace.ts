import { stringLights } from '../../festive/string-lights.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { sailboat } from '../../vehicles/sailboat.ts'
import { diners } from './diners.ts'

/** Tables by the sea under lights. */
export function seaTerrace(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 440 })
  range(s, {
    y: 456,
    rise: 150,
    layers: 2,
    surface: '#86a07c',
    lean: s.own.fork('lean').pick(['left', 'right']),
    near: 0.5,
  })
  water(s, 444, 660)
  sailboat(s, {
    x: s.own.fork('sail').between(300, 900),
    y: 520,
    scale: 0.36,
    colour: s.accents.main,
    depth: 0.35,
  })
  const n = lamplit(s, 0.55)
  p.box(0, 640, WIDTH, 270, p.down(n.tone('#d3b083', 0, 0.95), n.tone('#8f6b47', 0, 0.4)))
  for (let i = -12; i < 13; i += 1)
    p.line(`M${600 + i * 66} 640L${600 + i * 130} 910`, s.light.shadow, 2, 0.2)
  for (let x = 10; x < WIDTH; x += 48) p.box(x, 566, 5, 78, n.tone('#f6efe2', 0, 0.9))
  p.box(0, 558, WIDTH, 10, n.tone('#fbf5e9', 0, 1))
  for (const x of [60, 1140]) p.box(x - 5, 120, 10, 560, n.tone('#8a6a4a', 0, 0.6))
  stringLights(s, 60, 130, 1140, 130, 70)
  stringLights(s, 60, 180, 1140, 170, 90)
  if (s.lamps) p.glow(600, 660, 620, s.light.lamp, 0.4, 230)
  diners(n, 330, 760, 150, 'far')
  diners(n, 860, 770, 156, 'other')
  diners(n, 600, 890, 210, 'near')
  potPlant(n, 110, 800, 300, s.accents.main)
  potPlant(n, 1110, 820, 320, s.accents.third)
}
