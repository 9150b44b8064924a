import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { water } from '../nature/water.ts'
import type { Scene } from '../paper/scene.ts'
import { hillTown } from '../town/hill-town.ts'

/** The town over the harbour, from the water or the opposite quay. */
export function acrossTheWater(s: Scene, horizon: number, { town = true } = {}): void {
  sky(s, { horizon: horizon - 20 })
  range(s, { y: horizon + 10, rise: 180, layers: 2, surface: '#86a07c', near: 0.6 })
  if (town) hillTown(s, { y: horizon + 6, rise: 110, rows: 3, size: 58, near: 0.42, far: 0.65 })
  water(s, horizon)
}
