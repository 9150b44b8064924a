import { lens } from '../nature/lens.ts'
import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { figure } from '../people/figure.ts'
import { head } from '../people/head.ts'
import { lookOf } from '../people/looks.ts'
import { type Boat, mirrored } from './boat.ts'

/** A sea kayak with its paddlers, one or two. */
export function kayak(
  s: Scene,
  { x, y, scale = 1, colour, flip = false, seats = 1 }: Boat & { seats?: number },
): void {
  const { p } = s
  p.group({ x, y, scale, flip }, () => {
    mirrored(s, 200, colour, 0)
    for (let i = 0; i < seats; i += 1) {
      const at = seats === 1 ? 0 : 66 - i * 122
      const look = lookOf(s.own.fork(`paddler ${i}`), s.accents)
      const skin = s.tone(look.skin, 0, 0.95)
      p.path(
        `M${at - 26} -14Q${at - 22} -84 ${at} -86Q${at + 24} -84 ${at + 24} -14Z`,
        p.across(s.tone('#d8761e', 0, 0.6), s.tone('#f59a3a', 0, 1)),
      )
      head(p, at + 2, -104, 16, look.cut === 'hat' ? 'cap' : look.cut, {
        skin,
        hair: s.tone(look.hair, 0, 0.7),
        top: s.tone(look.top, 0, 1),
        shade: s.tone(s.accents.deep, 0, 0.8),
      })
      p.line(`M${at - 96} -104L${at + 110} -14`, s.tone('#4f4038', 0, 0.7), 6)
      p.oval(at - 106, -108, 28, 11, s.tone(s.accents.second, 0, 1))
      p.oval(at + 118, -10, 28, 11, s.tone(s.accents.second, 0, 1))
      p.line(`M${at - 14} -66L${at - 50} -82M${at + 14} -64L${at + 52} -40`, s.tone('#f59a3a', 0, 0.8), 12)
    }
    p.path(
      'M-232 -22Q0 4 236 -26Q150 26 0 26Q-150 26 -232 -22Z',
      p.down(s.tone(lighten(colour, 0.08), 0, 1), s.tone(colour, 0, 0.5)),
    )
    p.line('M-222 -19Q0 6 224 -22', s.tone('#fffaf0', 0, 1), 4, 0.8)
    for (let i = 0; i < 5; i += 1) p.path(lens(-190 + i * 90, 26, 60, 5), '#ffffff', 0.5)
  })
}

/** A person who paddles standing on a board. */
export function paddleboard(s: Scene, { x, y, scale = 1, colour, flip = false }: Boat): void {
  const { p } = s
  p.group({ x, y, scale, flip }, () => {
    mirrored(s, 130, colour, 0)
    figure(s, { x: 0, y: -2, tall: 230, pose: 'reach', r: s.own.fork(`boarder ${colour}`), shadow: false })
    p.line('M44 -196L92 10', s.tone('#4f4038', 0, 0.8), 7)
    p.path('M84 -6L104 -10L112 40L92 44Z', s.tone(colour, 0, 1))
    p.path(
      'M-164 -10C-100 -22 100 -22 176 -16C140 8 60 14 0 14C-80 14 -140 8 -164 -10Z',
      p.down(s.tone('#fffaf0', 0, 1), s.tone(colour, 0, 0.8)),
    )
    p.line('M-130 -8Q0 -14 140 -10', s.tone(colour, 0, 1), 5)
  })
}
