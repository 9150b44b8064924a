import { lanterns } from '../../festive/lanterns.ts'
import { stall } from '../../festive/stall.ts'
import { sky } from '../../nature/sky.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { paving } from '../../town/paving.ts'
import { row } from '../../town/row.ts'

/** Food stalls in a street, with steam above them. */
export function streetFood(s: Scene): void {
  sky(s, { horizon: 520 })
  row(s, { y: 690, width: 200, height: 400, depth: 0.22, shops: 6 })
  paving(s, 680, '#c9b89e')
  lanterns(s, -30, 620, 110, 50, 60, [s.accents.main, s.accents.second, s.accents.pale])
  lanterns(s, 580, 1230, 110, 60, 60, [s.accents.second, s.accents.main, s.accents.third])
  const near = lamplit(s, 0.5)
  stall(near, { x: 330, y: 800, w: 420, cloth: s.accents.main, goods: 'bread' })
  stall(near, { x: 860, y: 800, w: 420, cloth: s.accents.third, goods: 'fruit' })
  for (const x of [260, 410, 820])
    for (let i = 0; i < 5; i += 1)
      s.p.disc(x + s.r.between(-16, 16) + i * 6, 610 - i * 52, 24 + i * 13, s.light.glow, 0.17 - i * 0.026)
  passers(near, { y: 850, tall: 240, count: 5, dim: 0.15, poses: ['stand', 'walk', 'reach'] })
}
