import { grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { foam } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { sand } from './sand.ts'

/** A long strand, surf running in. */
export function strand(s: Scene): void {
  sky(s, { horizon: 380 })
  range(s, {
    y: 396,
    rise: 110,
    layers: 2,
    surface: '#86a07c',
    lean: s.own.fork('lean').pick(['left', 'right']),
    near: 0.55,
  })
  water(s, 384, 700)
  for (const y of [520, 570, 620]) foam(s, y)
  sand(s, 690)
  foam(s, 690)
  passers(lamplit(s, 0.3), { y: 800, tall: 190, count: 4, poses: ['walk', 'walk', 'stand'] })
  for (const x of [-20, 940]) grass(s, 906, 90, { surface: '#a7a862', from: x, to: x + 300, count: 70 })
}
