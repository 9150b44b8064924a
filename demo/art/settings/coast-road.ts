import { palm } from '../nature/palm.ts'
import { pine } from '../nature/pine.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { water } from '../nature/water.ts'
import type { Scene } from '../paper/scene.ts'
import { sailboat } from '../vehicles/sailboat.ts'
import { asphalt } from './asphalt.ts'
import { parapet } from './parapet.ts'

export function coastRoad(s: Scene): void {
  sky(s, { horizon: 470 })
  range(s, {
    y: 492,
    rise: 190,
    layers: 3,
    surface: '#86a07c',
    lean: s.own.fork('coast').pick(['left', 'right']),
    near: 0.4,
  })
  water(s, 480)
  for (let i = 0; i < 3; i += 1)
    sailboat(s, {
      x: s.r.between(120, 1080),
      y: 520 + i * 26,
      scale: 0.16 + i * 0.09,
      colour: s.accents.main,
      depth: 0.45 - i * 0.1,
    })
  if (s.own.fork('palms').chance(0.5)) for (const x of [90, 1090]) palm(s, { x, y: 690, tall: 420 })
  else for (const x of [70, 1120]) pine(s, { x, y: 690, tall: 460 })
  parapet(s, 690)
  asphalt(s, 690)
}
