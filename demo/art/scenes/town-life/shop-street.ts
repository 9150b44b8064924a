import { streetLamp } from '../../festive/street-lamp.ts'
import { bush } from '../../nature/bush.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { hangingSign } from '../../town/hanging-sign.ts'
import { house } from '../../town/house.ts'
import { paving } from '../../town/paving.ts'
import { row } from '../../town/row.ts'
import { skyline } from '../../town/skyline.ts'

/** The house of the business in its street. */
export function shopStreet(s: Scene): void {
  sky(s, { horizon: 520 })
  skyline(s, { y: 620, tall: 300, depth: 0.6 })
  row(s, { y: 730, from: -160, to: 330, width: 230, height: 440, depth: 0.1, shops: 7 })
  row(s, { y: 730, from: 870, to: 1400, width: 240, height: 420, depth: 0.1, shops: 7 })
  const n = lamplit(s, 0.45)
  house(n, {
    x: 320,
    y: 734,
    w: 560,
    h: 560,
    wall: s.own.fork('front').pick(['#f0d3ae', '#e8b498', '#d9dccb', '#f3e4c9', '#c9d6dc', s.accents.pale]),
    shop: true,
    r: s.own.fork('house'),
  })
  paving(n, 728, '#dccdb4')
  if (s.lamps) s.p.glow(600, 730, 460, s.light.lamp, 0.5, 150)
  hangingSign(n, 944, 470, 54)
  streetLamp(s, 1010, 780, 400)
  roundTree(n, { x: 130, y: 790, tall: 430 })
  bush(n, { x: 900, y: 800, tall: 56 }, s.accents.main)
  passers(n, { y: 830, tall: 190, count: 4 })
}
