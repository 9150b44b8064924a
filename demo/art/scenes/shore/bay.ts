import { lounger, parasol } from '../../buildings/poolside.ts'
import { palm } from '../../nature/palm.ts'
import { range } from '../../nature/range.ts'
import { foam } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { nth } from '../../paper/accents.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { sailboat } from '../../vehicles/sailboat.ts'
import { sand } from './sand.ts'

/** A bay with parasols. */
export function bay(s: Scene): void {
  sky(s, { horizon: 420 })
  range(s, {
    y: 436,
    rise: 170,
    layers: 3,
    surface: '#86a07c',
    lean: s.own.fork('bay').pick(['left', 'right']),
    near: 0.45,
  })
  water(s, 424)
  sailboat(s, {
    x: s.own.fork('sail').between(200, 900),
    y: 470,
    scale: 0.26,
    colour: s.accents.main,
    depth: 0.4,
  })
  sailboat(s, { x: 1010, y: 500, scale: 0.4, colour: s.accents.second, depth: 0.3 })
  sand(s, 640)
  foam(s, 640)
  const near = lamplit(s, 0.3)
  for (const [i, [x, y, size]] of (
    [
      [240, 750, 130],
      [470, 720, 104],
      [900, 742, 124],
      [1120, 716, 96],
    ] as const
  ).entries()) {
    s.p.oval(x + 30, y + 4, size * 0.8, 10, s.light.shadow, 0.2)
    parasol(near, x, y, size, nth([s.accents.main, s.accents.third, s.accents.second, s.accents.main], i))
    lounger(near, x + size * 0.7, y + 16, size / 150, s.accents.pale, i % 2 === 0)
  }
  passers(near, { y: 850, tall: 170, count: 4, poses: ['walk', 'stand'] })
  if (s.own.fork('palm').chance(0.45)) palm(s, { x: 70, y: 880, tall: 640 })
}
