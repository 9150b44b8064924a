import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { racingShell } from '../../vehicles/racing-shell.ts'

/** Two eights side by side below a bridge full of people. */
export function rowingEights(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 420 })
  range(s, { y: 440, rise: 220, layers: 3, surface: '#86a07c', near: 0.5 })
  water(s, 430)
  passers(lamplit(s, 0.2), {
    y: 316,
    tall: 74,
    count: 20,
    from: -20,
    to: 1220,
    depth: 0.15,
    poses: ['stand', 'cheer', 'stand'],
  })
  p.path(
    'M-10 300L1210 300L1210 486L1130 486Q1010 330 890 486L770 486Q600 316 430 486L310 486Q190 330 70 486L-10 486Z',
    p.down(s.tone('#e0cba6', 0.12, 1), s.tone('#a38f74', 0.15, 0.4)),
  )
  p.box(-10, 292, 1220, 18, s.tone('#f3e5ca', 0.08, 1))
  for (const [i, x] of [70, 310, 430, 770, 890, 1130].entries())
    p.box(x - 10, 470, 20, 30, s.tone('#8c7a64', 0.1, i % 2 ? 0.3 : 0.6))
  racingShell(lamplit(s, 0.3), { x: 520, y: 610, scale: 1.55, colour: s.accents.third, rowers: 8 })
  racingShell(lamplit(s, 0.3), { x: 640, y: 790, scale: 1.85, colour: s.accents.main, rowers: 8 })
}
