import { bush } from '../../nature/bush.ts'
import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { house } from '../../town/house.ts'
import { paving } from '../../town/paving.ts'
import { WALLS } from '../../town/walls.ts'

/** A lane of tall narrow houses, the brightest in the middle. */
export function laneOfHouses(s: Scene): void {
  sky(s, { horizon: 600 })
  for (let i = 0; i < 7; i += 1) {
    const own = i === 3
    house(s, {
      x: -30 + i * 180,
      y: 740,
      w: own ? 196 : 178,
      h: own ? 590 : 470 + ((i * 67) % 110),
      wall: own ? s.accents.main : nth(WALLS, i * 3 + 1),
      shape: nth(['steps', 'gable', 'gable'], i) as 'steps' | 'gable',
      depth: own ? 0 : 0.14,
      r: s.own.fork(`thin house ${i}`),
    })
  }
  paving(s, 736)
  for (const x of [490, 720]) bush(s, { x, y: 770, tall: 70 }, s.accents.second)
  s.p.box(0, 736, WIDTH, 10, s.light.shadow, { opacity: 0.2 })
}
