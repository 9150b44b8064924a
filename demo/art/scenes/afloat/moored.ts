import type { Draw } from '../../kind.ts'
import { framingLeaves } from '../../nature/framing-leaves.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { acrossTheWater } from '../../settings/across-the-water.ts'

/** The boat in the harbour. */
export const inTheHarbour =
  (boat: (s: Scene) => void): Draw =>
  (s) => {
    acrossTheWater(s, 470)
    boat(lamplit(s, 0.45))
  }

/** The boat on the quiet river. */
export const onTheRiver =
  (boat: (s: Scene) => void): Draw =>
  (s) => {
    sky(s, { horizon: 440 })
    range(s, { y: 500, rise: 190, layers: 3, surface: '#8fae74', near: 0.45 })
    for (const [x, tall] of [
      [60, 340],
      [250, 250],
      [430, 200],
      [820, 220],
      [980, 290],
      [1150, 360],
    ] as const)
      roundTree(s, { x, y: 540, tall, depth: 0.12 })
    s.p.box(0, 528, 1200, 30, s.tone('#8fae5a', 0.1, 0.7))
    water(s, 550)
    boat(lamplit(s, 0.45))
    framingLeaves(s, 'top-right', 0.8)
  }
