import { conifer } from '../../nature/conifer.ts'
import { framingLeaves } from '../../nature/framing-leaves.ts'
import { lens } from '../../nature/lens.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { nth } from '../../paper/accents.ts'
import { mix } from '../../paper/colour.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { lookOf } from '../../people/looks.ts'

/** Kayaks on a lake between mountains. */
export function kayaks(s: Scene): void {
  sky(s, { horizon: 460 })
  range(s, {
    y: 500,
    rise: 340,
    layers: 4,
    surface: '#7590a0',
    jagged: true,
    lean: s.own.fork('lean').pick(['valley', 'none']),
    near: 0.45,
  })
  for (let x = -10; x < WIDTH + 10; x += 40)
    conifer(s, { x: x + s.r.between(-10, 10), y: 512, tall: s.r.between(50, 100), depth: 0.4 })
  water(s, 508)
  for (const [i, [x, y, scale]] of (
    [
      [260, 610, 0.6],
      [860, 660, 0.85],
      [480, 790, 1.35],
    ] as const
  ).entries())
    kayak(lamplit(s, 0.3), x, y, scale, i)
  framingLeaves(s, 'bottom-right', 0.5)
}

function kayak(s: Scene, x: number, y: number, scale: number, which: number): void {
  const { p } = s
  const colour = nth([s.accents.second, s.accents.third, s.accents.main], which)
  const look = lookOf(s.own.fork(`paddler ${which}`), s.accents)
  p.group({ x, y, scale, flip: which === 1 }, () => {
    p.path('M-170 6Q0 44 170 6Z', mix(s.tone(colour, 0, 0.3), s.light.shadow, 0.5), 0.4)
    p.path('M-20 -16Q-14 -74 0 -74Q20 -74 20 -16Z', s.tone(look.top, 0, 0.9))
    p.oval(2, -88, 12, 14, s.tone(look.skin, 0, 0.9))
    p.path('M-12 -88C-13 -108 16 -108 15 -90L6 -97Z', s.tone(look.hair, 0, 0.7))
    p.path(
      'M-182 -14Q0 -4 184 -16Q120 20 0 20Q-120 20 -182 -14Z',
      p.down(s.tone(colour, 0, 1), s.tone(colour, 0, 0.4)),
    )
    p.line('M-170 -10Q0 0 172 -12', s.light.glow, 3, 0.6)
    p.line('M-96 -84L104 -20', s.tone('#5b4636', 0, 0.7), 5)
    p.oval(-106, -88, 22, 9, s.tone(s.accents.pale, 0, 0.9))
    p.oval(112, -16, 22, 9, s.tone(s.accents.pale, 0, 0.9))
    p.line('M-10 -58L-50 -66M14 -54L52 -38', s.tone(look.top, 0, 0.7), 9)
    for (let i = 0; i < 5; i += 1)
      p.path(lens(-200 - i * 36, 16 + i * 3, 40, 3), s.light.sky[2], 0.5 - i * 0.08)
  })
}
