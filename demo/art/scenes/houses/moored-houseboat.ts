import { houseboat } from '../../buildings/houseboat.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import type { Scene } from '../../paper/scene.ts'
import { row } from '../../town/row.ts'
import { skyline } from '../../town/skyline.ts'

export function mooredHouseboat(s: Scene): void {
  sky(s, { horizon: 500 })
  if (s.own.fork('canal').chance(0.55)) {
    skyline(s, { y: 540, tall: 240, depth: 0.6 })
    row(s, { y: 590, width: 120, height: 200, depth: 0.26 })
    for (const x of [120, 500, 900, 1140]) roundTree(s, { x, y: 606, tall: 210, depth: 0.14 })
  } else range(s, { y: 600, rise: 220, layers: 3, surface: '#86a07c', near: 0.3 })
  water(s, 596)
  houseboat(s, 600, 740, 860)
}
