import { conifer } from '../../nature/conifer.ts'
import { range, rimLight } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'

/** The last light on a far crest. */
export function farCrest(s: Scene): void {
  sky(s, { horizon: 520 })
  const at = range(s, {
    y: 800,
    rise: 420,
    layers: 6,
    surface: '#8098a8',
    jagged: s.own.fork('rock').chance(0.5),
    near: 0.05,
  })
  rimLight(s, at, 0, WIDTH, 0.35)
  for (const x of [90, 180, 1060]) conifer(s, { x, y: at(x) + 24, tall: 190, depth: 0.02 })
  s.p.box(0, 700, WIDTH, HEIGHT - 700, s.p.down([0, s.light.haze, 0], [1, s.light.haze, 0.16]))
}
