import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import type { Scene } from '../../paper/scene.ts'
import { sailboat } from '../../vehicles/sailboat.ts'
import { ownBoat } from './own-boat.ts'

export function inTheBay(s: Scene): void {
  sky(s, { horizon: 460 })
  range(s, {
    y: 476,
    rise: 190,
    layers: 3,
    surface: '#86a07c',
    lean: s.own.fork('bay').pick(['left', 'right']),
    near: 0.4,
  })
  water(s, 464)
  sailboat(s, {
    x: s.own.fork('other').between(150, 1050),
    y: 510,
    scale: 0.26,
    colour: s.accents.second,
    depth: 0.4,
  })
  ownBoat(s, 600, 720, 1.6)
}
