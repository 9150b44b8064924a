import { indoors } from '../../indoors/indoors.ts'
import { lightPatch } from '../../indoors/light-patch.ts'
import { opening } from '../../indoors/opening.ts'
import { room } from '../../indoors/room.ts'
import { contact } from '../../indoors/seat.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { lookOf, sporty } from '../../people/looks.ts'
import { barbell, dumbbell } from './weights.ts'

/** A hall with weights and a long window. */
export function gym(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents } = s
  room(
    s,
    {
      wall: wallPaint(s),
      floor: '#8f8a86',
      laid: 'tiles',
    },
    { left: -20, right: 1220, top: -40, foot: 640 },
  )
  opening(outside, {
    x: 70,
    y: 70,
    w: 1060,
    h: 340,
    view: s.own.fork('view').pick(['sea', 'town', 'hills']),
    bars: 5,
    frame: '#3b3d42',
  })
  lightPatch(outside, 120, 690, 420, 190, 200)
  lightPatch(outside, 640, 690, 420, 190, 200)
  for (const y of [560, 628]) {
    p.box(90, y, 460, 12, s.tone('#3b3d42', 0, 0.6))
    for (let i = 0; i < 7; i += 1) dumbbell(s, 124 + i * 64, y - 12, 22 + i * 1.6, accents.main)
  }
  for (const x of [96, 530]) p.box(x, 520, 12, 140, s.tone('#3b3d42', 0, 0.5))
  figure(s, {
    x: 790,
    y: 800,
    tall: 440,
    pose: 'cheer',
    r: s.own.fork('lifter'),
    look: sporty(lookOf(s.own.fork('lifter'), accents)),
  })
  barbell(s, 796, 330, 460)
  p.oval(330, 850, 240, 34, s.tone(accents.third, 0, 0.9))
  for (const [x, k] of [
    [1090, 62],
    [1010, 46],
  ] as const) {
    contact(s, x, 850, k, 0.5)
    p.disc(
      x,
      850 - k,
      k,
      p.out([s.tone(lighten(accents.second, 0.08), 0, 1), s.tone(accents.second, 0, 0.5)], [0.4, 0.32], 0.75),
    )
  }
}
