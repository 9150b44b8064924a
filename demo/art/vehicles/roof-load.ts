import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

export function roofLoad(s: Scene, load: 'boards' | 'cases' | 'tent'): void {
  const { p, accents } = s
  p.line(
    'M-160 -236L120 -236M-150 -224L-150 -238M-20 -224L-20 -238M110 -224L110 -238',
    s.tone('#4a4f55', 0, 0.6),
    5,
  )
  if (load === 'tent') {
    const cloth = 'M-170 -226L-150 -290L110 -240L120 -226Z'
    p.path(cloth, p.down(s.tone(accents.second, 0, 1), s.tone(accents.second, 0, 0.5)))
    p.line('M-150 -290L110 -240', s.tone('#fbf4e6', 0, 1), 8)
  } else if (load === 'boards') {
    for (const [i, colour] of [accents.second, accents.pale, accents.third].entries()) {
      p.path(
        `M${-190 + i * 14} ${-244 - i * 11}Q${-20 + i * 10} ${-262 - i * 11} ${170 - i * 16} ${-246 - i * 11}Q${-20} ${-236 - i * 11} ${-190 + i * 14} ${-244 - i * 11}Z`,
        p.across(s.tone(colour, 0, 0.7), s.tone(lighten(colour, 0.06), 0, 1)),
      )
    }
    p.line('M-80 -282L-80 -234M50 -282L50 -234', s.tone('#3c3f45', 0, 0.6), 4)
  } else {
    for (const [at, wide, tall, colour] of [
      [-140, 84, 44, '#8a5f42'],
      [-50, 70, 34, accents.main],
      [26, 74, 50, '#b5824f'],
    ] as const) {
      p.box(
        at,
        -238 - tall,
        wide,
        tall,
        p.down(s.tone(lighten(colour, 0.06), 0, 1), s.tone(colour, 0, 0.5)),
        { r: 6 },
      )
      for (const strap of [0.25, 0.7])
        p.box(at + wide * strap, -238 - tall, 5, tall, s.tone('#4a3628', 0, 0.6))
    }
  }
}
