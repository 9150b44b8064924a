import { lens } from '../nature/lens.ts'
import { lighten, mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { figure } from '../people/figure.ts'
import { lookOf } from '../people/looks.ts'
import { type Boat, mirrored } from './boat.ts'

/** A small open sailing boat that leans before the wind, its crew sitting out. */
export function dinghy(
  s: Scene,
  { x, y, scale = 1, colour, depth = 0, flip = false, crew = 2 }: Boat & { crew?: number },
): void {
  const { p } = s
  const cloth = s.tone('#fdf8ee', depth, 1)
  p.group({ x, y, scale, flip }, () => {
    mirrored(s, 120, colour, depth, 180)
    p.group({ rotate: 9 }, () => {
      p.line('M10 -20L10 -300', s.tone('#5b4636', depth, 0.8), 5)
      p.path(
        'M4 -294C-62 -214 -118 -130 -134 -52Q-60 -40 4 -44Z',
        p.across(mix(cloth, s.light.shadow, 0.16), cloth),
      )
      p.path(
        'M4 -294C-62 -214 -118 -130 -134 -52L-118 -50C-96 -130 -52 -206 4 -270Z',
        s.tone(colour, depth, 0.9),
      )
      for (const t of [0.34, 0.58, 0.8])
        p.line(`M${4 - t * 112} ${-294 + t * 210}L4 ${-286 + t * 200}`, s.light.shadow, 1.4, 0.18)
      p.path(
        'M18 -250C66 -180 104 -104 118 -40Q62 -50 18 -36Z',
        p.across(cloth, mix(cloth, s.tone(s.accents.second, depth, 1), 0.5)),
      )
      p.line('M10 -44L-136 -50', s.tone('#8a6a4c', depth, 0.8), 5)
      p.line('M10 -300L22 -316', s.tone('#5b4636', depth, 0.8), 3)
      p.path('M14 -318L44 -310L14 -302Z', s.tone(s.accents.main, depth, 1))
      for (let i = 0; i < crew; i += 1) {
        const look = lookOf(s.own.fork(`crew ${i}`), s.accents)
        figure(s, {
          x: -74 + i * 62,
          y: -34,
          tall: 118,
          pose: 'sit',
          depth,
          shadow: false,
          look: { ...look, top: '#f28a2e', dress: false, cut: 'cap' },
        })
      }
      p.path(
        'M-142 -36Q0 -24 150 -44Q132 14 84 18L-96 18Q-134 12 -142 -36Z',
        p.down(
          s.tone(lighten(colour, 0.07), depth, 1),
          s.tone(colour, depth, 0.8),
          s.tone(lighten(colour, -0.1), depth, 0.3),
        ),
      )
      p.line('M-142 -36Q0 -24 150 -44', s.tone('#fbf4e6', depth, 1), 7)
    })
    for (let i = 0; i < 7; i += 1)
      p.path(lens(120 - i * 40, 22 + (i % 3) * 4, 40, 5), '#ffffff', 0.65 - i * 0.06)
  })
}
