import { grass } from '../../nature/meadow.ts'
import { pine } from '../../nature/pine.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { runner } from '../../people/runner.ts'
import { asphalt } from '../../settings/asphalt.ts'

/** Runners along the coast, the sun behind them. */
export function coastRun(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 520 })
  range(s, { y: 540, rise: 170, layers: 2, surface: '#86a07c', lean: 'right', near: 0.5 })
  water(s, 526, 720)
  pine(s, { x: 1090, y: 720, tall: 470 })
  asphalt(s, 706, 910, '#b39a80')
  grass(s, 712, 26, { count: 120 })
  for (const [i, x] of [220, 400, 560, 760, 960].entries())
    runner(lamplit(s, 0.3), {
      x: x + s.own.fork(`x${i}`).between(-36, 36),
      y: 800 + (i % 2) * 36,
      tall: 235 + (i % 2) * 26,
      dim: 0.25,
      r: s.own.fork(`runner ${i}`),
    })
  p.glow(s.sun.x, 700, 500, s.light.glow, 0.3, 160)
}
