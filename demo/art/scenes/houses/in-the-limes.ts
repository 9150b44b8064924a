import { treehouse } from '../../buildings/treehouse.ts'
import { lawn } from '../../nature/lawn.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import type { Scene } from '../../paper/scene.ts'

/** A treehouse in an old grove. */
export function inTheLimes(s: Scene): void {
  sky(s, { horizon: 560 })
  range(s, { y: 640, rise: 200, layers: 3, surface: '#8fae74', near: 0.4 })
  for (const [x, tall] of [
    [60, 420],
    [230, 340],
    [900, 360],
  ] as const)
    roundTree(s, { x, y: 690, tall, depth: 0.25 })
  lawn(s, 680)
  roundTree(s, { x: 1180, y: 800, tall: 760 })
  treehouse(s, 500, 850)
}
