import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { nth } from '../../paper/accents.ts'
import type { Scene } from '../../paper/scene.ts'
import { sailboat } from '../../vehicles/sailboat.ts'

/** A fleet under sail. */
export function regatta(s: Scene): void {
  sky(s, { horizon: 430 })
  range(s, { y: 450, rise: 140, layers: 3, surface: '#86a07c', lean: 'left', near: 0.5 })
  water(s, 430)
  const colours = [s.accents.main, s.accents.third, s.accents.second, s.accents.deep]
  for (let i = 0; i < 9; i += 1) {
    const t = (i / 8) ** 1.6
    sailboat(s, {
      x: 90 + ((i * 383) % 1040),
      y: 470 + t * 300,
      scale: 0.3 + t * 1.4,
      colour: nth(colours, i),
      depth: 0.5 * (1 - t),
      flip: false,
    })
  }
}
