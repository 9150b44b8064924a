import { type Scene, WIDTH } from '../paper/scene.ts'

/** A wall or rail between a road and a slope. */
export function parapet(s: Scene, y: number): void {
  const { p } = s
  p.box(0, y - 44, WIDTH, 50, p.down(s.tone('#f1e6d2', 0, 0.95), s.tone('#cbbba2', 0, 0.5)))
  p.box(0, y - 50, WIDTH, 9, s.tone('#fbf4e6', 0, 1))
  for (let x = 30; x < WIDTH; x += 120) p.box(x, y - 41, 3, 46, s.light.shadow, { opacity: 0.14 })
}
