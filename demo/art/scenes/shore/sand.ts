import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'

export const SAND = '#f0dcb2'

export function sand(s: Scene, top: number): void {
  const { p, r } = s
  p.path(
    `M-10 ${top + 40}C260 ${top - 20} 620 ${top + 30} 1210 ${top - 10}L1210 910L-10 910Z`,
    p.down(s.tone('#d9bd8e', 0.04, 0.7), s.tone(SAND, 0, 1), s.tone('#dcc094', 0, 0.7)),
  )
  for (let i = 0; i < 70; i += 1)
    p.oval(
      r.between(0, WIDTH),
      r.between(top + 70, HEIGHT),
      r.between(4, 26),
      2,
      s.tone('#b99a6a', 0, 0.6),
      0.28,
    )
}
