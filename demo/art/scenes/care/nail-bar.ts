import { counter } from '../../indoors/counter.ts'
import { indoors } from '../../indoors/indoors.ts'
import { mirror } from '../../indoors/mirror.ts'
import { opening } from '../../indoors/opening.ts'
import { pendant } from '../../indoors/pendant.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { shelf } from '../../indoors/shelf.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import { nth } from '../../paper/accents.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { lacquer } from './lacquer.ts'

/** A small bar for hands, lamps low over it. */
export function nailBar(outside: Scene): void {
  const s = indoors(outside)
  const { accents } = s
  room(
    s,
    {
      wall: wallPaint(s),
      panel: s.own.fork('panel').chance(0.5) ? accents.main : undefined,
      laid: 'tiles',
      floor: '#e0d3c4',
    },
    { left: -20, right: 1220, top: -40, foot: 640 },
  )
  for (const y of [210, 320, 430]) {
    for (let i = 0; i < 13; i += 1)
      lacquer(
        s,
        100 + i * 32,
        y,
        74,
        s.r.pick(['#c93b4b', '#e8788a', '#f0a8a0', accents.main, accents.second, accents.third, '#f3d9c6']),
      )
    shelf({ ...s, r: s.r.fork(`bare ${y}`) }, 70, y, 440, 0.1, 'mixed')
  }
  mirror(s, 700, 140, 230, 300, 'arch', '#c9a262')
  opening(outside, {
    x: 900,
    y: 120,
    w: 250,
    h: 360,
    view: s.own.fork('view').pick(['town', 'garden']),
    bars: 2,
  })
  for (const [i, x] of [330, 840].entries()) {
    pendant(s, x, 190, 100, i ? accents.main : accents.second)
    figure(s, { x: x - 130, y: 680, tall: 400, pose: 'sit', r: s.own.fork(`client ${i}`), shadow: false })
    figure(s, {
      x: x + 130,
      y: 680,
      tall: 400,
      pose: 'sit',
      flip: true,
      r: s.own.fork(`hands ${i}`),
      shadow: false,
    })
    counter(s, { x, y: 850, w: 380, h: 190, colour: i ? accents.third : accents.deep }, '#fbf5ea', 3)
    for (let k = 0; k < 4; k += 1)
      lacquer(s, x - 70 + k * 44, 646, 54, nth([accents.main, '#e8788a', accents.second, '#8a3f63'], k))
  }
  potPlant(s, 1140, 870, 340)
}
