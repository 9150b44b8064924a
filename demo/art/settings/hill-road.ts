import { cypress } from '../nature/cypress.ts'
import { flowers } from '../nature/meadow.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { type Scene, WIDTH } from '../paper/scene.ts'
import { asphalt } from './asphalt.ts'

export function hillRoad(s: Scene): void {
  sky(s, { horizon: 500 })
  range(s, {
    y: 560,
    rise: 260,
    layers: 3,
    surface: '#7b93a0',
    jagged: s.own.fork('peaks').chance(0.5),
    near: 0.55,
  })
  const at = range(s, { y: 690, rise: 150, layers: 2, surface: '#9aae66', near: 0.12, far: 0.4 })
  for (let i = 0; i < 9; i += 1) {
    const x = 40 + i * 140 + s.r.between(-40, 40)
    cypress(s, { x, y: at(x) + 16, tall: s.r.between(90, 190), depth: 0.15 })
  }
  s.p.box(0, 650, WIDTH, 60, s.p.down(s.tone('#9fb368', 0.1, 0.9), s.tone('#86a058', 0, 0.7)))
  flowers(s, 650, 700, [s.accents.second, s.accents.main, '#fff6e4'], 50)
  asphalt(s, 704)
}
