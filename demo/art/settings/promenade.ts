import { streetLamp } from '../festive/street-lamp.ts'
import { bush } from '../nature/bush.ts'
import { roundTree } from '../nature/round-tree.ts'
import { sky } from '../nature/sky.ts'
import { water } from '../nature/water.ts'
import { type Point, polyline } from '../paper/curve.ts'
import { type Scene, WIDTH } from '../paper/scene.ts'
import { row } from '../town/row.ts'
import { skyline } from '../town/skyline.ts'

/** A promenade under trees, the town across the water. */
export function promenade(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 520 })
  skyline(s, { y: 540, tall: 170, depth: 0.62 })
  row(s, { y: 560, width: 74, height: 92, depth: 0.42 })
  water(s, 556, 720)
  p.box(0, 690, WIDTH, 220, p.down(s.tone('#e0d2bb', 0, 0.95), s.tone('#b8a68d', 0, 0.6)))
  for (let i = 0; i < 6; i += 1) p.box(0, 700 + i * i * 7, WIDTH, 2, s.light.shadow, { opacity: 0.12 })
  const points: Point[] = []
  for (let x = -10; x < WIDTH + 20; x += 60) points.push([x, 640])
  p.line(polyline(points), s.tone('#55606a', 0, 0.6), 5)
  p.line(points.map(([x]) => `M${x} 640L${x} 692`).join(''), s.tone('#55606a', 0, 0.5), 3)
  roundTree(s, { x: 60, y: 720, tall: 560, leaf: s.own.fork('leaf').pick(['#6d9a5b', '#8fa95a', '#d79a4b']) })
  bush(s, { x: 1120, y: 730, tall: 100 }, s.accents.main)
  streetLamp(s, 940, 700, 360, 2)
  if (s.lamps) p.glow(940, 720, 320, s.light.lamp, 0.25, 80)
}
