import { stool } from '../../indoors/chair.ts'
import { counter } from '../../indoors/counter.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { pendant } from '../../indoors/pendant.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { shelf } from '../../indoors/shelf.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { diners } from './diners.ts'

/** A dining room: lamps low over tables, a bar behind. */
export function diningRoom(outside: Scene): void {
  const s = indoors(outside)
  room(
    s,
    {
      wall: wallPaint(s, 'rich'),
      floor: '#a9794e',
      panel: s.own.fork('panel').chance(0.5) ? '#6b4936' : undefined,
    },
    { left: -20, right: 1220, top: -40, foot: 600 },
  )
  opening(outside, {
    x: 90,
    y: 110,
    w: 320,
    h: 340,
    view: s.own.fork('view').pick(['sea', 'town', 'garden']),
    bars: 3,
  })
  shelf(s, 560, 230, 560, 92, 'bottles')
  shelf(s, 560, 360, 560, 92, 'bottles')
  counter(s, { x: 850, y: 620, w: 640, h: 170, colour: s.accents.deep }, '#e9dcc6', 5)
  for (const x of [660, 800, 940, 1080]) stool(s, { x, y: 676, colour: '#b5824f' })
  figure(s, { x: 900, y: 600, tall: 330, pose: 'reach', r: s.own.fork('cook'), shadow: false })
  counter(s, { x: 850, y: 620, w: 640, h: 170, colour: s.accents.deep }, '#e9dcc6', 5)
  lightPatch(outside, 120, 640, 280, 130, 220)
  for (const x of [300, 620, 940])
    pendant(s, x, 210, 96, s.own.fork('lamp').pick([s.accents.main, s.accents.second, '#f2e7d3']))
  diners(s, 290, 800, 190, 'left')
  diners(s, 880, 840, 210, 'right')
  potPlant(s, 60, 760, 330)
}
