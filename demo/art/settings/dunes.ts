import { grass } from '../nature/meadow.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { water } from '../nature/water.ts'
import { mix } from '../paper/colour.ts'
import { type Scene, WIDTH } from '../paper/scene.ts'

/** Sand and dune grass by the sea. */
export function dunes(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 480 })
  water(s, 480, 640)
  const at = range(s, { y: 720, rise: 120, layers: 2, surface: '#e9d3a4', near: 0.04, far: 0.2 })
  p.box(0, 716, WIDTH, 200, p.down(s.tone('#ecd9b0', 0, 0.95), s.tone('#cdb287', 0, 0.6)))
  for (let i = 0; i < 3; i += 1)
    grass(s, at(i * 400 + 100) + 10, 64, {
      surface: '#a7a862',
      count: 34,
      from: i * 400 - 40,
      to: i * 400 + 240,
    })
  for (let i = 0; i < 60; i += 1)
    p.oval(
      s.r.between(0, WIDTH),
      s.r.between(740, 900),
      s.r.between(8, 40),
      2.4,
      mix(s.tone('#b99a6d', 0, 0.6), s.light.haze, 0.2),
      0.3,
    )
}
