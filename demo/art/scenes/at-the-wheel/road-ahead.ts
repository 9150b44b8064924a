import { cypress } from '../../nature/cypress.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { poly } from '../../paper/curve.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'
import { hillTown } from '../../town/hill-town.ts'

/** A road that runs away to the horizon. */
export function roadAhead(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 430 })
  if (s.own.fork('ahead').chance(0.5)) {
    range(s, { y: 450, rise: 150, layers: 2, surface: '#86a07c', lean: 'right', near: 0.5 })
    water(s, 434, 560)
  } else {
    range(s, { y: 450, rise: 190, layers: 3, surface: '#86a07c', near: 0.5 })
    hillTown(s, { y: 450, rise: 60, rows: 3, size: 34, near: 0.45, far: 0.6, peak: 0.62 })
  }
  p.box(0, 446, WIDTH, 540, p.down(s.tone('#a3b573', 0.3, 0.9), s.tone('#8aa05f', 0, 0.7)))
  p.path(
    poly([640, 446], [668, 446], [1240, HEIGHT + 60], [60, HEIGHT + 60]),
    p.down(s.tone('#918d92', 0.4, 0.9), s.tone('#716e75', 0, 0.6)),
  )
  for (let i = 0; i < 7; i += 1) {
    const [a, b] = [(i / 7) ** 2, ((i + 0.5) / 7) ** 2]
    const at = (t: number, k: number) => [654 + k * t * 16, 448 + t * 520] as const
    p.path(poly(at(a, -1), at(a, 1), at(b, 1), at(b, -1)), s.tone('#f6edd9', 0, 0.95), 0.85)
  }
  for (let i = 0; i < 5; i += 1) {
    const t = (i / 4) ** 2
    cypress(s, { x: 600 - t * 560 - 24, y: 470 + t * 200, tall: 60 + t * 330, depth: 0.45 - t * 0.4 })
    roundTree(s, { x: 720 + t * 500, y: 470 + t * 190, tall: 50 + t * 290, depth: 0.45 - t * 0.4 })
  }
}
