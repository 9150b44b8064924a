import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { pendant } from '../../indoors/pendant.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { rug } from '../../indoors/rug.ts'
import { sofa } from '../../indoors/sofa.ts'
import { floorLamp } from '../../indoors/standing-lamps.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { painting } from '../galleries/painting.ts'
import { viewOf } from './view-of.ts'

/** A loft: brick, iron, a wall of small panes. */
export function loft(outside: Scene): void {
  const s = indoors(outside)
  const brick = s.own.fork('brick').pick(['#b9735a', '#a8654f', '#d8cfc2', '#c98a6e', '#8f9a94'])
  room(
    s,
    { wall: brick, floor: s.own.fork('floor').pick(['#a9794e', '#8a8683', '#c49a6c']) },
    { left: -20, right: 1220, top: -40, foot: 650 },
  )
  bricks(s, brick)
  opening(outside, { x: 420, y: 50, w: 700, h: 430, view: viewOf(s), bars: 6, frame: '#3a3d42' })
  lightPatch(outside, 470, 690, 560, outside.sun.x < 600 ? 150 : -170, 210)
  painting(s, s.own.fork('above the sofa'), 120, 150, 210, 260)
  for (const [x, y] of [
    [250, 90],
    [620, 120],
    [1000, 80],
  ] as const)
    pendant(s, x, y, 66, s.accents.deep, 'globe')
  rug(s, 560, 826, 460, 84, s.accents.pale, s.accents.third, 'long')
  floorLamp(s, 120, 740, 360, s.accents.second)
  sofa(
    s,
    {
      x: 480,
      y: 800,
      scale: 1.3,
      colour: s.own.fork('sofa').pick([s.accents.third, s.accents.deep, '#b5703c', s.accents.main]),
    },
    [s.accents.pale, s.accents.second, s.accents.main],
  )
  potPlant(s, 1010, 790, 460, s.accents.main, 'broad')
}

function bricks(s: Scene, brick: string): void {
  const { p } = s
  const r = s.own.fork('courses')
  for (let line = 0; line < 21; line += 1) {
    for (let i = 0; i < 19; i += 1) {
      if (!r.chance(0.34)) continue
      const tint = lighten(brick, r.between(-0.06, 0.06))
      p.box(i * 66 - (line % 2) * 33, line * 31, 62, 27, s.tone(tint, 0, 0.8), { r: 2, opacity: 0.75 })
    }
  }
}
