import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { pendant } from '../../indoors/pendant.ts'
import { room } from '../../indoors/room.ts'
import { shelf } from '../../indoors/shelf.ts'
import { table } from '../../indoors/table.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { pot } from './pot.ts'

/** A pottery with a class at the wheels. */
export function pottery(outside: Scene): void {
  const s = indoors(outside)
  const { accents } = s
  room(s, { wall: wallPaint(s), floor: '#b38a60' }, { left: -20, right: 1220, top: -40, foot: 640 })
  opening(outside, {
    x: 420,
    y: 90,
    w: 370,
    h: 330,
    view: s.own.fork('view').pick(['garden', 'hills', 'town', 'sea']),
    bars: 3,
  })
  lightPatch(outside, 470, 670, 320, -160, 210)
  for (const x of [60, 860])
    for (const y of [230, 370, 510]) {
      for (let i = 0; i < 5; i += 1)
        pot(
          s,
          x + 36 + i * 54,
          y,
          s.r.between(54, 92),
          s.r.pick([accents.main, accents.second, accents.third, accents.pale, '#b98a6a']),
          s.r.between(0.32, 0.5),
        )
      shelf({ ...s, r: s.r.fork(`bare ${x} ${y}`) }, x, y, 280, 0.1, 'mixed')
    }
  for (const x of [330, 600, 880]) pendant(s, x, 130, 76, accents.deep, 'dome')
  for (const [i, x] of [200, 480, 730, 1000].entries())
    figure(s, {
      x,
      y: 660,
      tall: 330,
      pose: i % 2 ? 'reach' : 'stand',
      flip: i > 1,
      r: s.own.fork(`who ${i}`),
    })
  table(s, { x: 600, y: 900, w: 1080, h: 230, colour: '#b98a5c' })
  for (let i = 0; i < 7; i += 1)
    pot(
      s,
      160 + i * 146,
      660 + (i % 2) * 14,
      s.r.between(80, 130),
      s.r.pick([accents.main, '#c98a66', accents.pale, accents.third]),
      0.46,
    )
}
