import { bookcase } from '../../indoors/bookcase.ts'
import { chair } from '../../indoors/chair.ts'
import { framed } from '../../indoors/framed.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { room } from '../../indoors/room.ts'
import { shelf } from '../../indoors/shelf.ts'
import { tableLamp } from '../../indoors/standing-lamps.ts'
import { table } from '../../indoors/table.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { globe } from './globe.ts'

/** A desk by the window, books, a lamp. */
export function study(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents } = s
  room(s, { wall: wallPaint(s), floor: '#b98f66' }, { left: -20, right: 1220, top: -40, foot: 660 })
  opening(outside, {
    x: 420,
    y: 80,
    w: 400,
    h: 360,
    view: s.own.fork('view').pick(['garden', 'sea', 'town', 'hills']),
    bars: 2,
  })
  bookcase(s, 40, 660, 280, 560, 5, 'books')
  framed(s, 930, 130, 130, 170)
  shelf(s, 890, 420, 270, 90, 'mixed')
  lightPatch(outside, 450, 700, 330, 130, 190)
  for (const [i, x] of [430, 760].entries()) {
    chair(s, { x: x + (i ? 30 : -30), y: 850, scale: 1.5, colour: '#a5744a', flip: i === 1 })
    figure(s, {
      x,
      y: 710,
      tall: i ? 400 : 330,
      pose: 'sit',
      flip: i === 1,
      r: s.own.fork(`learns ${i}`),
      shadow: false,
    })
  }
  table(s, { x: 600, y: 890, w: 760, h: 230, colour: '#c39562' })
  tableLamp(s, 860, 640, 110, accents.main)
  p.path(
    'M470 644Q530 616 590 640Q650 616 710 644L716 656Q650 630 590 654Q530 630 464 656Z',
    s.tone('#fdf8ee', 0, 1),
  )
  globe(s, 330, 640, 62)
}
