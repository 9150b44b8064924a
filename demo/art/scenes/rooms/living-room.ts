import { cup } from '../../festive/cup.ts'
import { curtain, rod } from '../../indoors/curtain.ts'
import { framed } from '../../indoors/framed.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { roundTable } from '../../indoors/round-table.ts'
import { rug } from '../../indoors/rug.ts'
import { sofa } from '../../indoors/sofa.ts'
import { floorLamp } from '../../indoors/standing-lamps.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import type { Scene } from '../../paper/scene.ts'
import { viewOf } from './view-of.ts'

/** A living room: sofa, carpet, a large window. */
export function livingRoom(outside: Scene): void {
  const s = indoors(outside)
  const wide = s.own.fork('wide').chance(0.5)
  room(
    s,
    { wall: wallPaint(s), floor: s.own.fork('floor').pick(['#c49a6c', '#a9794e', '#d6b890']) },
    wide ? { left: -20, right: 1060, top: -30, foot: 640 } : { left: 110, right: 1220, top: 20, foot: 640 },
  )
  const x = wide ? 330 : 420
  opening(outside, {
    x,
    y: 120,
    w: 470,
    h: 350,
    view: viewOf(s),
    bars: s.own.fork('bars').int(1, 3),
    arched: s.own.fork('arch').chance(0.3),
  })
  rod(s, x - 70, 92, 610)
  for (const at of [x - 92, x + 486]) curtain(s, at, 94, 84, 540, s.accents.pale)
  rug(s, 600, 812, 470, 92, s.accents.pale, s.accents.main, s.own.fork('rug').pick(['round', 'long']))
  lightPatch(outside, x + 60, 690, 380, outside.sun.x < 600 ? 130 : -150, 210)
  potPlant(s, wide ? 960 : 1090, 730, 400)
  floorLamp(s, wide ? 140 : 230, 730, 380, s.accents.pale)
  sofa(
    s,
    {
      x: x + 210,
      y: 790,
      scale: 1.25,
      colour: s.own.fork('sofa').pick([s.accents.third, s.accents.main, s.accents.deep, '#c9b8a2']),
    },
    [s.accents.main, s.accents.pale, s.accents.second],
  )
  framed(s, wide ? 70 : 190, 120, 120, 160)
  roundTable(s, { x: 960, y: 890, w: 240, h: 110, colour: '#b5824f' })
  cup(s, 930, 784, 44, '#fbf4e8')
}
