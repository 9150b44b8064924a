import { parasol } from '../../buildings/poolside.ts'
import { stringLights } from '../../festive/string-lights.ts'
import { bush } from '../../nature/bush.ts'
import { sky } from '../../nature/sky.ts'
import { HEIGHT, lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { house } from '../../town/house.ts'
import { paving } from '../../town/paving.ts'
import { row } from '../../town/row.ts'
import { skyline } from '../../town/skyline.ts'
import { diners } from './diners.ts'

/** A house front, a door open, tables on the pavement. */
export function pavement(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 500 })
  skyline(s, { y: 600, tall: 320, depth: 0.6 })
  row(s, { y: 716, from: -140, to: 260, width: 230, height: 430, depth: 0.08, shops: 6 })
  row(s, { y: 716, from: 930, to: 1400, width: 240, height: 400, depth: 0.08, shops: 6 })
  const n = lamplit(s, 0.4)
  house(n, {
    x: 240,
    y: 718,
    w: 710,
    h: 600,
    wall: s.own.fork('wall').pick(['#f0d3ae', '#e8b498', '#d9dccb', '#f3e4c9', '#c9d6dc']),
    shop: true,
    shape: 'flat',
    r: s.own.fork('bistro'),
  })
  paving(n, 712, '#dccdb4')
  for (let i = 0; i < 60; i += 1)
    p.oval(
      s.r.between(0, WIDTH),
      s.r.between(724, HEIGHT),
      s.r.between(14, 34),
      4,
      n.tone('#b8a68c', 0, 0.6),
      0.35,
    )
  if (s.lamps) p.glow(600, 700, 520, s.light.lamp, 0.5, 210)
  diners(n, 300, 810, 140, 'left')
  diners(n, 640, 830, 150, 'middle')
  diners(n, 980, 815, 145, 'right')
  for (const [x, colour] of [
    [300, s.accents.main],
    [980, s.accents.main],
  ] as const)
    parasol(n, x, 700, 230, colour)
  for (const x of [60, 1150]) bush(n, { x, y: 850, tall: 80 }, s.accents.second)
  stringLights(s, -20, 210, 1220, 190, 60)
}
