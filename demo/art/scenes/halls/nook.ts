import { armchair } from '../../indoors/armchair.ts'
import { bookcase } from '../../indoors/bookcase.ts'
import { chair } from '../../indoors/chair.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { tableLamp } from '../../indoors/standing-lamps.ts'
import type { Scene } from '../../paper/scene.ts'

/** A reading nook: one chair, one shelf. */
export function nook(outside: Scene): void {
  const s = indoors(outside)
  room(
    s,
    { wall: s.own.fork('nook').pick(['#d8c9b4', '#b9c6bb', '#c9b3a5', s.accents.third]) },
    { left: -20, right: 1220, top: -40, foot: 690 },
  )
  bookcase(s, 60, 690, 470, 640, 6, 'books', '#8f5f3c')
  opening(outside, {
    x: 700,
    y: 90,
    w: 380,
    h: 460,
    view: s.own.fork('view').pick(['garden', 'sea', 'town']),
    bars: 2,
  })
  lightPatch(outside, 700, 720, 330, -180, 180)
  armchair(s, { x: 640, y: 850, scale: 1.7, colour: s.accents.main })
  tableLamp(s, 905, 690, 110, s.accents.pale)
  chair(s, { x: 905, y: 850, scale: 1.2, colour: '#a5744a' })
  potPlant(s, 1110, 850, 380)
}
