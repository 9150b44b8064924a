import { campfire, tent } from '../../festive/camp.ts'
import { aurora } from '../../nature/aurora.ts'
import { conifer } from '../../nature/conifer.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'

/** Tents under the northern sky. */
export function underStars(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 620, clouds: false })
  if (s.light.time === 'night') aurora(s)
  range(s, { y: 660, rise: 300, layers: 3, surface: '#7a93a0', jagged: true, near: 0.5 })
  for (let x = -10; x < WIDTH; x += 62)
    conifer(s, { x: x + s.r.between(-16, 16), y: 740, tall: s.r.between(130, 260), depth: 0.2 })
  p.box(0, 734, WIDTH, 176, p.down(s.tone('#7f9468', 0, 0.6), s.tone('#4f5f44', 0, 0.2)))
  tent(s, 330, 812, 300, s.accents.main)
  tent(s, 920, 800, 240, s.accents.third)
  campfire(s, 640, 836, 54)
  passers(lamplit(s, 0.4), {
    y: 850,
    tall: 170,
    count: 4,
    from: 470,
    to: 820,
    dim: 0.4,
    poses: ['stand', 'reach'],
  })
  for (const x of [40, 1170]) conifer(s, { x, y: 900, tall: 640 })
}
