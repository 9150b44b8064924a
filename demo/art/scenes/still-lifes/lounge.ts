import { glass } from '../../festive/glass.ts'
import { armchair } from '../../indoors/armchair.ts'
import { bookcase } from '../../indoors/bookcase.ts'
import { candle } from '../../indoors/candle.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { pendant } from '../../indoors/pendant.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { roundTable } from '../../indoors/round-table.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import type { Scene } from '../../paper/scene.ts'

/** A room for members: deep chairs, low light. */
export function lounge(outside: Scene): void {
  const s = indoors(outside)
  const { accents } = s
  room(
    s,
    {
      wall: wallPaint(s, 'rich'),
      floor: '#8f6240',
    },
    { left: -20, right: 1220, top: -40, foot: 640 },
  )
  bookcase(s, 40, 640, 320, 560, 5, 'mixed', '#8f5f3c')
  opening(outside, {
    x: 430,
    y: 80,
    w: 370,
    h: 430,
    view: s.own.fork('view').pick(['sea', 'town', 'hills']),
    bars: 2,
    arched: true,
  })
  bookcase(s, 870, 640, 300, 560, 5, 'bottles', '#8f5f3c')
  lightPatch(outside, 460, 680, 320, 130, 200)
  for (const x of [210, 1020])
    pendant(s, x, 170, 110, s.own.fork('lamp').pick([accents.main, accents.second, '#d8b45a']))
  s.p.oval(620, 830, 420, 60, s.tone(accents.main, 0, 0.7))
  armchair(s, {
    x: 360,
    y: 850,
    scale: 1.6,
    colour: s.own.fork('chair').pick([accents.main, accents.third, '#a5663a']),
  })
  armchair(s, {
    x: 880,
    y: 850,
    scale: 1.6,
    colour: s.own.fork('chair').pick([accents.main, accents.third, '#a5663a']),
    flip: true,
  })
  roundTable(s, { x: 620, y: 880, w: 240, h: 140, colour: '#b98554' })
  candle(s, 620, 738, 50)
  glass(s, 560, 742, 84, accents.second, 'wine')
  glass(s, 684, 742, 84, accents.second, 'wine')
  potPlant(s, 1140, 860, 300)
}
