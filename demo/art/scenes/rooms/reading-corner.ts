import { armchair } from '../../indoors/armchair.ts'
import { bookcase } from '../../indoors/bookcase.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { mirror } from '../../indoors/mirror.ts'
import { opening } from '../../indoors/opening.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { rug } from '../../indoors/rug.ts'
import { floorLamp } from '../../indoors/standing-lamps.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import type { Scene } from '../../paper/scene.ts'
import { viewOf } from './view-of.ts'

/** A reading corner. */
export function readingCorner(outside: Scene): void {
  const s = indoors(outside)
  room(s, { wall: wallPaint(s) }, { left: -20, right: 1220, top: -40, foot: 660 })
  opening(outside, { x: 120, y: 90, w: 360, h: 440, view: viewOf(s), bars: 2, arched: true })
  bookcase(s, 790, 660, 330, 560, 5)
  rug(s, 560, 820, 380, 74, s.accents.pale, s.accents.third)
  lightPatch(outside, 170, 700, 300, 120, 180)
  floorLamp(s, 770, 760, 420, s.accents.second)
  armchair(s, {
    x: 560,
    y: 830,
    scale: 1.55,
    colour: s.own.fork('armchair').pick([s.accents.main, s.accents.third, s.accents.second]),
  })
  mirror(s, 640, 150, 130, 130, 'round', '#c9a262')
  potPlant(s, 120, 850, 380)
}
