import { shaft } from '../../festive/shaft.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { room } from '../../indoors/room.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { painting } from './painting.ts'

/** A white hall with large pictures and visitors. */
export function gallery(outside: Scene): void {
  const s = indoors(outside)
  const { p } = s
  room(
    s,
    {
      wall: s.own.fork('wall').pick(['#f3eee4', '#e9e4dc', '#efe5d8', '#dfe3e2']),
      floor: s.own.fork('floor').pick(['#c9a57a', '#b9b2a8', '#a98a68']),
    },
    { left: 170, right: 1030, top: 60, foot: 600 },
  )
  const hang = s.own.fork('hang')
  if (hang.chance(0.5)) for (const x of [240, 660]) painting(s, s.own.fork(`work ${x}`), x, 150, 320, 320)
  else {
    painting(s, s.own.fork('middle'), 420, 130, 370, 350)
    for (const x of [220, 850]) painting(s, s.own.fork(`side ${x}`), x, 210, 140, 190)
  }
  for (const x of [330, 600, 870]) {
    shaft(s, x, 40, x, 600, 130, '#fff3d6', 0.34)
    p.box(x - 9, 44, 18, 26, s.tone('#3a3a3f', 0, 0.5), { r: 4 })
  }
  p.oval(600, 690, 170, 18, s.light.shadow, 0.22)
  p.box(450, 640, 300, 26, s.tone('#8f6a48', 0, 0.95), { r: 4 })
  for (const x of [480, 700]) p.box(x, 664, 12, 34, s.tone('#5b4330', 0, 0.5))
  figure(s, { x: 330, y: 760, tall: 290, pose: 'stand', r: s.own.fork('one') })
  figure(s, { x: 400, y: 770, tall: 276, pose: 'stand', r: s.own.fork('two') })
  figure(s, { x: 860, y: 800, tall: 320, pose: 'stand', flip: true, r: s.own.fork('three') })
  lightPatch(outside, 620, 700, 300, -140, 180)
}
