import { balloon } from '../../festive/balloon.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import type { Scene } from '../../paper/scene.ts'
import { row } from '../../town/row.ts'
import { birds } from './birds.ts'

/** Balloons over the bay. */
export function maidenFlight(s: Scene): void {
  sky(s, { horizon: 520 })
  range(s, { y: 560, rise: 200, layers: 3, surface: '#86a07c', near: 0.45 })
  row(s, { y: 640, width: 96, height: 130, depth: 0.24 })
  water(s, 640)
  const sets = [
    [s.accents.main, s.accents.pale],
    [s.accents.second, s.accents.third],
    [s.accents.third, s.accents.pale],
  ]
  for (const [i, [x, y, size]] of (
    [
      [380, 270, 120],
      [790, 210, 90],
      [1010, 380, 62],
      [170, 400, 54],
    ] as const
  ).entries())
    balloon(s, x, y, size, sets[i % 3] ?? [], i * 0.14)
  birds(s, 620, 420, 5, 16)
}
