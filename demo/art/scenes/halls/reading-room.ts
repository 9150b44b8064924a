import { bookcase } from '../../indoors/bookcase.ts'
import { counter } from '../../indoors/counter.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { pendant } from '../../indoors/pendant.ts'
import { room } from '../../indoors/room.ts'
import { tableLamp } from '../../indoors/standing-lamps.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** A reading room: books up to the ceiling, green lamps. */
export function readingRoom(outside: Scene): void {
  const s = indoors(outside)
  const wood = s.own.fork('wood').pick(['#8f5f3c', '#a87b50', '#6f4a35'])
  room(s, { wall: wallPaint(s), floor: '#a9794e' }, { left: -20, right: 1220, top: -40, foot: 640 })
  bookcase(s, 30, 640, 300, 600, 6, 'books', wood)
  bookcase(s, 870, 640, 300, 600, 6, 'books', wood)
  opening(outside, {
    x: 400,
    y: 60,
    w: 400,
    h: 480,
    view: s.own.fork('view').pick(['garden', 'town', 'hills', 'sea']),
    bars: 4,
    arched: true,
  })
  lightPatch(outside, 430, 670, 340, s.sun.x < 600 ? 130 : -150, 220)
  for (const x of [330, 600, 870]) pendant(s, x, 110, 72, '#f2e6cf', 'globe')
  for (const [i, x] of [250, 940].entries())
    figure(s, {
      x,
      y: 690,
      tall: 400,
      pose: 'sit',
      flip: i === 1,
      r: s.own.fork(`reader ${i}`),
      shadow: false,
    })
  counter(s, { x: 600, y: 920, w: 1040, h: 216, colour: wood }, wood, 6)
  for (const x of [260, 600, 940]) tableLamp(s, x, 684, 84, '#4f8f72')
  for (const [x, colour] of [
    [400, s.accents.main],
    [770, s.accents.third],
    [460, s.accents.second],
  ] as const) {
    s.p.path(
      `M${x - 70} 690Q${x - 34} 668 ${x} 686Q${x + 34} 668 ${x + 70} 690L${x + 74} 700Q${x + 34} 680 ${x} 698Q${x - 34} 680 ${x - 74} 700Z`,
      s.tone('#fbf5e8', 0, 1),
    )
    s.p.line(`M${x - 74} 702Q${x - 34} 684 ${x} 701Q${x + 34} 684 ${x + 74} 702`, s.tone(colour, 0, 0.9), 6)
  }
}
