import { counter } from '../../indoors/counter.ts'
import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { pendant } from '../../indoors/pendant.ts'
import { room } from '../../indoors/room.ts'
import { shelf } from '../../indoors/shelf.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { bicycle } from '../../vehicles/bicycle.ts'
import { scooter } from '../../vehicles/scooter.ts'
import { tools } from './bench-tools.ts'

/** A bench with tools above it, and something half mended on it. */
export function workbench(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents } = s
  room(
    s,
    {
      wall: wallPaint(s),
      floor: '#8f7a66',
      laid: 'tiles',
    },
    { left: -20, right: 1220, top: -40, foot: 660 },
  )
  p.box(70, 90, 620, 340, p.down(s.tone('#c49a66', 0, 0.95), s.tone('#a87b4c', 0, 0.6)), { r: 8 })
  for (let line = 0; line < 9; line += 1)
    for (let i = 0; i < 17; i += 1) p.disc(94 + i * 36, 114 + line * 37, 2.4, s.light.shadow, 0.3)
  tools(s)
  opening(outside, {
    x: 790,
    y: 110,
    w: 330,
    h: 320,
    view: s.own.fork('view').pick(['town', 'garden', 'hills']),
    bars: 3,
  })
  lightPatch(outside, 800, 700, 300, -170, 190)
  pendant(s, 330, 70, 90, accents.main, 'cone')
  shelf(s, 760, 520, 400, 70, 'mixed')
  counter(s, { x: 360, y: 760, w: 660, h: 200, colour: '#8f6a48' }, '#c99a66', 3)
  for (const [x, w, tall, colour] of [
    [110, 110, 70, accents.main],
    [240, 80, 50, accents.third],
  ] as const) {
    p.box(x, 540 - tall, w, tall, p.down(s.tone(lighten(colour, 0.05), 0, 1), s.tone(colour, 0, 0.5)), {
      r: 6,
    })
    p.box(x + w * 0.3, 540 - tall - 12, w * 0.4, 10, s.tone('#3b3a3e', 0, 0.6), { r: 4 })
  }
  p.disc(440, 506, 34, s.tone('#5d5a60', 0, 0.7))
  p.box(420, 524, 60, 18, s.tone('#47454a', 0, 0.5))
  const what = s.own.fork('mends').pick(['bicycle', 'scooter', 'bicycle'] as const)
  if (what === 'bicycle') bicycle(s, { x: 820, y: 830, scale: 1.75, colour: accents.main, basket: 'none' })
  else scooter(s, { x: 840, y: 840, scale: 1.65, colour: accents.third })
  figure(s, { x: 540, y: 840, tall: 430, pose: 'reach', r: s.own.fork('mender') })
}
