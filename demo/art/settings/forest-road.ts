import { conifer } from '../nature/conifer.ts'
import { lawn } from '../nature/lawn.ts'
import { grass } from '../nature/meadow.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { HEIGHT, type Scene, WIDTH } from '../paper/scene.ts'
import { asphalt } from './asphalt.ts'

export function forestRoad(s: Scene): void {
  sky(s, { horizon: 560 })
  range(s, { y: 600, rise: 280, layers: 2, surface: '#7a96a0', jagged: true, near: 0.7 })
  lawn(s, 606, '#8fa868')
  s.p.box(0, 560, WIDTH, 120, s.p.down([0, s.light.haze, 0], [0.5, s.light.haze, 0.8], [1, s.light.haze, 0]))
  for (const [depth, y, tall, step] of [
    [0.65, 610, 230, 46],
    [0.4, 650, 300, 62],
    [0.14, 700, 390, 96],
  ] as const) {
    for (let x = -20; x < WIDTH + 40; x += step)
      conifer(s, {
        x: x + s.r.between(-14, 14),
        y: y + s.r.between(-8, 8),
        tall: tall * s.r.between(0.7, 1.15),
        depth,
        leaf: s.r.pick(['#46705f', '#4f7a58', '#5f7f52']),
      })
    s.p.box(0, y - 160, WIDTH, 180, s.p.down([0, s.light.haze, 0], [1, s.light.haze, 0.35 * depth + 0.1]))
  }
  grass(s, 712, 26, { count: 150 })
  asphalt(s, 704, HEIGHT, '#857a72')
}
