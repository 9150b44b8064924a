import { range, rimLight } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { cyclist } from '../../people/cyclist.ts'
import { asphalt } from '../../settings/asphalt.ts'

/** A field of riders on a road through the hills. */
export function peloton(s: Scene): void {
  sky(s, { horizon: 480 })
  range(s, { y: 600, rise: 300, layers: 3, surface: '#7b93a0', jagged: true, near: 0.55 })
  const at = range(s, { y: 700, rise: 150, layers: 2, surface: '#9aae66', near: 0.1, far: 0.4 })
  rimLight(s, at, 0, WIDTH, 0.35)
  s.p.box(0, 660, WIDTH, 60, s.tone('#93ab60', 0.05, 0.8))
  asphalt(s, 712, 910, '#8d878a')
  for (let i = 0; i < 7; i += 1)
    cyclist(lamplit(s, 0.3), {
      x: 90 + i * 168 + s.own.fork(`x${i}`).between(-30, 30),
      y: i % 2 ? 850 : 800,
      tall: i % 2 ? 250 : 215,
      r: s.own.fork(`rider ${i}`),
    })
}
