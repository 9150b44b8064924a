import { bush } from '../nature/bush.ts'
import { cypress } from '../nature/cypress.ts'
import { range } from '../nature/range.ts'
import { roundTree } from '../nature/round-tree.ts'
import { sky } from '../nature/sky.ts'
import { water } from '../nature/water.ts'
import type { Scene } from '../paper/scene.ts'
import { hillTown } from '../town/hill-town.ts'

export type Outlook = 'sea' | 'hills' | 'town' | 'garden'

/** A view through a window or from a terrace: a whole picture, made small. */
export function outlook(s: Scene, kind: Outlook): void {
  if (kind === 'sea') {
    sky(s, { horizon: 500 })
    range(s, { y: 512, rise: 150, layers: 2, surface: '#7f9a8a', lean: 'left', near: 0.55 })
    water(s, 510)
  } else if (kind === 'hills') {
    sky(s, { horizon: 500 })
    range(s, { y: 620, rise: 240, layers: 4, surface: '#86a070', near: 0.25 })
    for (let i = 0; i < 7; i += 1)
      cypress(s, { x: 90 + i * 170, y: 700 + (i % 3) * 50, tall: 210, depth: 0.25 })
  } else if (kind === 'town') {
    sky(s, { horizon: 560 })
    hillTown(s, { y: 760, rise: 260, size: 120, near: 0.25, far: 0.65 })
    s.p.box(0, 740, 1200, 200, s.tone('#8aa07a', 0.2, 0.5))
  } else {
    sky(s, { horizon: 560 })
    range(s, { y: 600, rise: 170, layers: 3, surface: '#8aa878', near: 0.45 })
    s.p.box(0, 640, 1200, 270, s.p.down(s.tone('#a9c070', 0.12, 0.9), s.tone('#86a85c', 0.05, 0.7)))
    for (const [x, y, tall] of [
      [110, 700, 300],
      [330, 670, 210],
      [560, 690, 250],
      [820, 665, 200],
      [1030, 700, 320],
    ] as const)
      roundTree(s, { x, y, tall, depth: 0.2 })
    for (let i = 0; i < 6; i += 1)
      bush(s, { x: 60 + i * 216, y: 770, tall: 70, depth: 0.1 }, i % 2 ? s.accents.main : s.accents.second)
  }
}
