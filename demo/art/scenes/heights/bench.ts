import { poly } from '../../paper/curve.ts'
import type { Scene } from '../../paper/scene.ts'

export function bench(s: Scene, x: number, y: number): void {
  const { p } = s
  p.oval(x, y + 4, 150, 12, s.light.shadow, 0.3)
  for (const at of [-104, 96])
    p.path(
      poly([x + at, y - 46], [x + at + 12, y - 46], [x + at + 14, y], [x + at - 2, y]),
      s.tone('#4b4440', 0, 0.5),
    )
  for (const [dy, h] of [
    [-104, 15],
    [-82, 15],
    [-52, 14],
  ] as const)
    p.box(x - 124, y + dy, 248, h, p.down(s.tone('#c79a66', 0, 1), s.tone('#8f6840', 0, 0.5)), { r: 4 })
}
