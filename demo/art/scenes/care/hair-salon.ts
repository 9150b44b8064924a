import { bottle } from '../../indoors/bottle.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { mirror } from '../../indoors/mirror.ts'
import { pendant } from '../../indoors/pendant.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import { mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { salonChair } from './salon-chair.ts'

/** A hair salon: mirrors with lamps around them, chairs in front. */
export function hairSalon(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents } = s
  room(
    s,
    {
      wall: wallPaint(s),
      laid: s.own.fork('laid').pick(['tiles', 'boards']),
      floor: s.own.fork('floor').pick(['#cdb497', '#d9cfc2', '#b98f66']),
    },
    { left: -20, right: 1220, top: -40, foot: 640 },
  )
  const form = s.own.fork('mirror').pick(['round', 'arch', 'square'] as const)
  const leather = s.own.fork('leather').pick([accents.deep, accents.main, '#6a4636', accents.third])
  for (const x of [280, 620, 960]) {
    mirror(s, x, 150, 210, 300, form, s.own.fork('frame').pick(['#c9a262', '#2f2c2c', '#f6efe2']))
    for (const side of [-1, 1]) {
      p.glow(x + side * 146, 270, 120, s.light.lamp, s.lamps ? 0.8 : 0.45)
      p.disc(x + side * 146, 270, 17, mix(s.light.lamp, '#ffffff', 0.6))
    }
    p.box(x - 130, 500, 260, 16, p.down(s.tone('#d6b184', 0, 1), s.tone('#9b7247', 0, 0.5)))
    for (let i = 0; i < 4; i += 1) bottle(s, s.r, x - 116 + i * 34, 500, s.r.between(44, 76))
    s.p.oval(x + 86, 492, 26, 9, s.tone(accents.pale, 0, 1))
    salonChair(s, x, 812, 1.12, leather)
  }
  figure(s, { x: 760, y: 820, tall: 430, pose: 'reach', flip: true, r: s.own.fork('stylist') })
  if (s.own.fork('window').chance(0.6)) lightPatch(outside, 40, 690, 360, 160, 200)
  potPlant(s, 90, 860, 360)
  for (const x of [110, 450, 790, 1120]) pendant(s, x, 70, 60, accents.main, 'globe')
}
