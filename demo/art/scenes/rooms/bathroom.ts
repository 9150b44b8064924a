import { candle } from '../../indoors/candle.ts'
import { folded } from '../../indoors/folded.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { mirror } from '../../indoors/mirror.ts'
import { opening } from '../../indoors/opening.ts'
import { pendant } from '../../indoors/pendant.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { rug } from '../../indoors/rug.ts'
import { contact } from '../../indoors/seat.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import { lighten } from '../../paper/colour.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'
import { viewOf } from './view-of.ts'

/** A bathroom with a tub by the window. */
export function bathroom(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents } = s
  const tile = s.own.fork('tile').pick([accents.third, accents.pale, '#a9bfae', '#e3b9a4', '#b9cfd6'])
  room(
    s,
    { wall: wallPaint(s), laid: 'tiles', floor: '#d9cfc2' },
    { left: -20, right: 1220, top: -40, foot: 640 },
  )
  for (let line = 0; line < 5; line += 1)
    for (let i = 0; i < 21; i += 1)
      p.box(
        i * 58 - 10,
        350 + line * 58,
        55,
        55,
        s.tone(lighten(tile, s.own.fork(`${line} ${i}`).between(-0.03, 0.03)), 0, 0.9),
        { r: 3 },
      )
  opening(outside, {
    x: 430,
    y: 70,
    w: 400,
    h: 330,
    view: viewOf(s),
    bars: 2,
    arched: s.own.fork('arch').chance(0.5),
  })
  lightPatch(outside, 480, 690, 330, 140, 200)
  mirror(s, 190, 110, 200, 230, 'round', '#c9a262')
  p.box(80, 470, 240, 22, s.tone('#b98a5c', 0, 1))
  p.path(
    'M130 440L270 440Q262 480 200 480Q138 480 130 440Z',
    p.down(s.tone('#ffffff', 0, 1), s.tone('#d9d3ca', 0, 0.7)),
  )
  rug(s, 640, 850, 300, 44, accents.pale, accents.main, 'long')
  tub(s)
  for (const [x, tall] of [
    [980, 60],
    [1016, 40],
  ] as const)
    candle(s, x, 640, tall)
  p.box(940, 640, 130, 16, s.tone('#b98a5c', 0, 1))
  for (const x of [954, 1050]) p.box(x, 650, 9, HEIGHT - 740, s.tone('#8f6640', 0, 0.5))
  folded(s, 200, 640, 150, [accents.main, '#fbf6ec', accents.third])
  p.box(100, 640, 200, 14, s.tone('#b98a5c', 0, 1))
  potPlant(s, WIDTH - 60, 830, 430, accents.pale, 'fern')
  pendant(s, 620, 60, 70, accents.pale, 'globe')
}

function tub(s: Scene): void {
  const { p } = s
  const white = '#fdfaf4'
  contact(s, 640, 820, 330, 0.5)
  for (const x of [420, 860])
    p.path(`M${x - 20} 770L${x + 20} 770L${x + 6} 822L${x - 6} 822Z`, s.tone('#c9a262', 0, 0.9))
  p.path(
    'M340 600L940 600C936 720 890 790 800 790L480 790C390 790 344 720 340 600Z',
    p.across(s.tone(white, 0, 0.6), s.tone(white, 0, 1), s.tone(white, 0, 0.6)),
  )
  p.box(322, 584, 636, 26, s.tone(white, 0, 1), { r: 13 })
  p.line('M900 584L900 500C900 470 850 470 850 500', s.tone('#c9a262', 0, 1), 13)
  for (const [x, k] of [
    [470, 26],
    [510, 36],
    [560, 30],
    [605, 40],
    [660, 32],
    [712, 38],
    [760, 26],
  ] as const)
    p.disc(x, 586, k, s.tone('#ffffff', 0, 1), 0.92)
}
