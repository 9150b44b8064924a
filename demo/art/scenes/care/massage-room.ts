import { candle } from '../../indoors/candle.ts'
import { counter } from '../../indoors/counter.ts'
import { folded } from '../../indoors/folded.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { contact } from '../../indoors/seat.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import { blade } from '../../nature/blade.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'

/** A massage couch with towels, and a window to a garden. */
export function massageRoom(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents, light } = s
  room(s, { wall: wallPaint(s), floor: '#b38a60' }, { left: -20, right: 1220, top: -40, foot: 620 })
  opening(outside, {
    x: 390,
    y: 90,
    w: 420,
    h: 350,
    view: s.own.fork('view').pick(['garden', 'sea', 'hills']),
    bars: 3,
  })
  for (let i = 0; i < 9; i += 1)
    p.line(`M${60 + i * 34} -10Q${70 + i * 34} 320 ${56 + i * 34} 620`, s.tone('#a9b06a', 0, 0.7), 11)
  for (let i = 0; i < 16; i += 1)
    p.path(blade(60 + (i % 9) * 34, 60 + i * 34, 70, i % 2 ? 30 : 150, 0.2), s.tone('#7f9a55', 0, s.r.next()))
  contact(s, 640, 850, 420, 0.5)
  for (const x of [330, 940])
    p.path(`M${x - 24} 700L${x + 24} 700L${x + 14} 850L${x - 14} 850Z`, s.tone('#8f6640', 0, 0.7))
  p.box(230, 640, 820, 78, p.down(s.tone('#fbf6ec', 0, 1), s.tone('#d3c6b4', 0, 0.6)), { r: 30 })
  p.path(
    'M420 632L1000 632C1030 660 1030 740 1000 770L460 770Q430 700 420 632Z',
    p.down(s.tone(lighten(accents.main, 0.04), 0, 1), s.tone(accents.main, 0, 0.5)),
  )
  p.box(240, 600, 150, 56, p.down(s.tone('#fffaf2', 0, 1), s.tone('#ded2c2', 0, 0.7)), { r: 26 })
  folded(s, 760, 640, 210, [accents.pale, '#fbf6ec', accents.third])
  counter(s, { x: 1110, y: 700, w: 150, h: 150, colour: '#a5764a' }, '#d6b184', 1)
  candle(s, 1080, 534, 56)
  candle(s, 1130, 536, 36)
  lightPatch(outside, 430, 640, 340, 90, 230)
  p.glow(600, 500, 620, light.lamp, s.lamps ? 0.45 : 0.18)
  potPlant(s, 100, 870, 300, accents.pale, 'fern')
}
