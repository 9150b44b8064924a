import { cup } from '../../festive/cup.ts'
import { chair } from '../../indoors/chair.ts'
import { counter } from '../../indoors/counter.ts'
import { framed } from '../../indoors/framed.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { pendant } from '../../indoors/pendant.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { roundTable } from '../../indoors/round-table.ts'
import { shelf } from '../../indoors/shelf.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import { nth } from '../../paper/accents.ts'
import { mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** A coffee bar: the machine, cakes under glass, lamps. */
export function coffeeBar(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents } = s
  room(
    s,
    {
      wall: wallPaint(s),
      laid: 'tiles',
      floor: '#cbb89e',
    },
    { left: -20, right: 1220, top: -40, foot: 650 },
  )
  opening(outside, {
    x: 60,
    y: 110,
    w: 300,
    h: 380,
    view: s.own.fork('view').pick(['town', 'garden', 'sea']),
    bars: 2,
  })
  for (const y of [220, 340]) shelf(s, 470, y, 520, 90, y === 220 ? 'mixed' : 'pots')
  framed(s, 1040, 160, 110, 150)
  figure(s, { x: 620, y: 680, tall: 370, pose: 'reach', r: s.own.fork('barista'), shadow: false })
  counter(
    s,
    {
      x: 700,
      y: 760,
      w: 960,
      h: 230,
      colour: s.own.fork('bar').pick([accents.third, accents.deep, accents.main, '#8f6a4a']),
    },
    '#f3e8d6',
    5,
  )
  const steel = p.across(s.tone('#b9bec2', 0, 0.7), s.tone('#f3f5f6', 0, 1), s.tone('#9aa0a5', 0, 0.6))
  p.box(760, 400, 230, 110, steel, { r: 14 })
  p.box(780, 384, 190, 18, s.tone(accents.main, 0, 1), { r: 6 })
  for (const x of [800, 870, 940]) {
    p.box(x - 13, 470, 26, 18, s.tone('#4b4a4e', 0, 0.5))
    cup(s, x, 508, 26, '#fbf4e8')
  }
  p.path(
    'M330 512L330 420Q330 404 346 404L500 404Q516 404 516 420L516 512Z',
    mix(s.light.sky[2], '#ffffff', 0.5),
    0.35,
  )
  for (const [i, x] of [366, 424, 480].entries())
    for (const y of [456, 508])
      p.path(
        `M${x - 24} ${y}L${x + 24} ${y}L${x + 20} ${y - 26}Q${x} ${y - 40} ${x - 20} ${y - 26}Z`,
        p.down(s.tone(nth([accents.second, '#e8b0a0', '#8a5a3c'], i), 0, 1), s.tone('#c98f5a', 0, 0.7)),
      )
  for (const x of [420, 660, 900])
    pendant(s, x, 150, 80, accents.main, s.own.fork('lamp').pick(['dome', 'globe', 'cone']))
  lightPatch(outside, 90, 690, 280, 160, 200)
  roundTable(s, { x: 150, y: 890, w: 260, h: 130, colour: '#b98554' })
  cup(s, 130, 758, 56, accents.pale)
  chair(s, { x: 330, y: 895, scale: 1.2, colour: '#a5744a', flip: true })
  potPlant(s, 1130, 860, 380)
}
