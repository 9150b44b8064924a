import { bed } from '../../indoors/bed.ts'
import { counter } from '../../indoors/counter.ts'
import { framed } from '../../indoors/framed.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { rug } from '../../indoors/rug.ts'
import { tableLamp } from '../../indoors/standing-lamps.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import type { Scene } from '../../paper/scene.ts'
import { viewOf } from './view-of.ts'

/** A bedroom. */
export function bedroom(outside: Scene): void {
  const s = indoors(outside)
  const left = s.own.fork('side').chance(0.5)
  room(
    s,
    { wall: wallPaint(s), panel: s.own.fork('panel').chance(0.4) ? s.accents.deep : undefined },
    { left: left ? -20 : 120, right: left ? 1080 : 1220, top: -20, foot: 640 },
  )
  opening(outside, {
    x: left ? 760 : 190,
    y: 130,
    w: 250,
    h: 380,
    view: viewOf(s),
    bars: 2,
    arched: s.own.fork('arch').chance(0.5),
  })
  const x = left ? 400 : 800
  framed(s, x - 150, 140, 130, 170)
  framed(s, x + 20, 160, 110, 140)
  rug(s, x, 856, 470, 60, s.accents.pale, s.accents.second, 'long')
  for (const at of [-1, 1]) {
    counter(s, { x: x + at * 395, y: 730, w: 130, h: 110, colour: '#b98a5c' }, '#c99a66', 1)
    tableLamp(s, x + at * 395, 600, 84, s.accents.pale)
  }
  bed(
    s,
    { x, y: 820, scale: 1.12, colour: s.own.fork('bed').pick([s.accents.deep, s.accents.third, '#b58f6a']) },
    s.own.fork('blanket').pick([s.accents.main, s.accents.second, s.accents.third]),
  )
  lightPatch(outside, left ? 780 : 220, 680, 220, left ? -180 : 150, 190)
  potPlant(s, left ? 1110 : 90, 850, 330)
}
