import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { crowd } from '../../people/crowd.ts'
import { coastRun } from './coast-run.ts'

/** A finishing line with people waiting for the winner. */
export function finish(s: Scene): void {
  const { p, accents } = s
  coastRun(s)
  p.box(170, 330, 26, 520, s.tone('#f3ece0', 0, 0.8))
  p.box(1004, 330, 26, 520, s.tone('#f3ece0', 0, 0.8))
  p.box(150, 300, 900, 110, p.down(s.tone(lighten(accents.main, 0.04), 0, 1), s.tone(accents.main, 0, 0.7)), {
    r: 8,
  })
  for (let i = 0; i < 20; i += 1)
    p.box(170 + i * 43, 330 + (i % 2) * 24, 43, 24, s.tone('#fbf6ec', 0, 1), { opacity: 0.92 })
  for (let i = 0; i < 46; i += 1)
    p.box(
      s.r.between(60, 1140),
      s.r.between(60, 700),
      9,
      15,
      s.r.pick([accents.main, accents.second, accents.third, '#fff6e0']),
      { opacity: 0.85, r: 2 },
    )
  crowd(s, { y: 900, size: 96, rim: s.light.glow, rows: 1, raised: 0.5 })
}
