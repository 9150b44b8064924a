import { cup } from '../../festive/cup.ts'
import { glass } from '../../festive/glass.ts'
import { stool } from '../../indoors/chair.ts'
import { counter } from '../../indoors/counter.ts'
import { indoors } from '../../indoors/indoors.ts'
import { opening } from '../../indoors/opening.ts'
import { pendant } from '../../indoors/pendant.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { shelf } from '../../indoors/shelf.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { viewOf } from './view-of.ts'

/** A kitchen. */
export function kitchen(outside: Scene): void {
  const s = indoors(outside)
  const fronts = s.own.fork('fronts').pick([s.accents.third, s.accents.deep, '#8fa595', '#d8c7ac'])
  room(
    s,
    { wall: wallPaint(s), laid: 'tiles', floor: '#d2c3ae' },
    { left: -20, right: 1220, top: -40, foot: 650 },
  )
  opening(outside, { x: 440, y: 150, w: 340, h: 250, view: viewOf(s), bars: 2 })
  for (const x of [70, 860]) {
    shelf(s, x, 270, 280, 96, 'mixed')
    shelf(s, x, 410, 280, 96, 'bottles')
  }
  counter(s, { x: 600, y: 660, w: 1280, h: 170, colour: fronts }, '#f0e6d6', 7)
  potPlant(s, 400, 470, 120)
  for (const [x, tall] of [
    [830, 66],
    [870, 84],
    [910, 58],
  ] as const)
    glass(s, x, 474, tall, s.accents.second, 'tumbler')
  for (const x of [350, 600, 850]) stool(s, { x, y: 800, scale: 1.25, colour: s.accents.main })
  counter(s, { x: 600, y: 930, w: 820, h: 190, colour: '#b98554' }, '#f4ecdf', 4)
  cup(s, 480, 724, 56, s.accents.pale)
  bowlOfFruit(s, 720, 726)
  for (const x of [420, 600, 780])
    pendant(s, x, 140, 78, s.own.fork('lamp').pick([s.accents.main, '#f2e7d3', s.accents.deep]), 'cone')
}

function bowlOfFruit({ p, tone, accents }: Scene, x: number, y: number): void {
  p.oval(x, y, 92, 15, tone('#fbf6ec', 0, 0.9))
  for (const [i, [dx, dy]] of (
    [
      [-40, -18],
      [0, -22],
      [40, -18],
      [-20, -46],
      [22, -48],
    ] as const
  ).entries()) {
    const colour = i % 2 ? accents.second : accents.main
    p.disc(
      x + dx,
      y + dy,
      25,
      p.out([tone(lighten(colour, 0.1), 0, 1), tone(colour, 0, 0.6)], [0.4, 0.32], 0.7),
    )
  }
}
