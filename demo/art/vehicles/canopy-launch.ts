import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { figure } from '../people/figure.ts'
import { type Boat, mirrored } from './boat.ts'

/** A river launch with a canopy and people around its table. */
export function canopyLaunch(s: Scene, { x, y, scale = 1, colour, flip = false }: Boat): void {
  const { p, light } = s
  p.group({ x, y, scale, flip }, () => {
    mirrored(s, 190, colour, 0)
    for (let i = 0; i < 5; i += 1)
      figure(s, {
        x: -120 + i * 52,
        y: -44,
        tall: 118,
        pose: i === 4 ? 'reach' : 'sit',
        flip: i % 2 === 1,
        r: s.own.fork(`guest ${i}`),
        shadow: false,
      })
    for (const at of [-160, -40, 80]) p.line(`M${at} -50L${at} -168`, s.tone('#c9a86a', 0, 1), 5)
    p.path(
      'M-182 -164Q-40 -204 104 -170L110 -150Q-40 -178 -188 -146Z',
      p.across(s.tone('#fbf4e6', 0, 0.8), s.tone('#fffdf6', 0, 1)),
    )
    for (let i = 0; i < 11; i += 1)
      p.path(
        `M${-186 + i * 27} ${-147 - Math.sin((i / 10) * 3.14) * 18}q13 22 27 0Z`,
        s.tone(i % 2 ? '#fbf4e6' : s.accents.main, 0, 0.9),
      )
    if (s.lamps) p.glow(-40, -110, 170, light.lamp, 0.6)
    p.path(
      'M-206 -58C-120 -50 80 -50 222 -76C214 -30 170 8 110 12L-150 12C-186 8 -204 -24 -206 -58Z',
      p.down(
        s.tone(lighten(colour, 0.08), 0, 1),
        s.tone(colour, 0, 0.75),
        s.tone(lighten(colour, -0.1), 0, 0.25),
      ),
    )
    p.path('M-206 -58C-120 -50 80 -50 222 -76L216 -62C80 -38 -120 -40 -205 -48Z', s.tone('#f6e2ba', 0, 1))
    p.line('M-198 -24C-80 -18 80 -20 206 -46', s.tone('#e6b84e', 0, 1), 4)
  })
}
