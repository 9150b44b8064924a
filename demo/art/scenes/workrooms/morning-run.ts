import { lawn } from '../../nature/lawn.ts'
import { grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { HEIGHT, lamplit, type Scene } from '../../paper/scene.ts'
import { runner } from '../../people/runner.ts'
import { asphalt } from '../../settings/asphalt.ts'

/** Two people running at an easy pace. */
export function morningRun(s: Scene): void {
  sky(s, { horizon: 500 })
  range(s, { y: 560, rise: 220, layers: 3, surface: '#86a878', near: 0.4 })
  for (const x of [90, 330, 880, 1110]) roundTree(s, { x, y: 680, tall: s.r.between(330, 460), depth: 0.14 })
  lawn(s, 660, '#a9c070')
  asphalt(s, 730, HEIGHT, '#c2a888')
  for (const [i, x] of [430, 690].entries())
    runner(lamplit(s, 0.3), { x, y: 830, tall: 360, r: s.own.fork(`pair ${i}`) })
  grass(s, 736, 30)
}
