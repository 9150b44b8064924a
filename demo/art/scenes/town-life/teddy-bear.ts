import type { Scene } from '../../paper/scene.ts'

export function bear(s: Scene, x: number, y: number): void {
  const { p } = s
  const [fur, dark, pale] = [s.tone('#c2905c', 0, 1), s.tone('#9a6b40', 0, 0.6), s.tone('#ecd2a8', 0, 1)]
  for (const side of [-1, 1]) {
    p.oval(x + side * 62, y - 12, 34, 24, dark)
    p.oval(x + side * 66, y - 10, 18, 14, pale)
    p.group({ x: x + side * 64, y: y - 84, rotate: side * 28 }, () => p.oval(0, 0, 19, 40, dark))
    p.disc(x + side * 42, y - 188, 22, fur)
    p.disc(x + side * 42, y - 188, 11, pale)
  }
  p.oval(x, y - 62, 60, 66, p.out([fur, dark], [0.4, 0.35], 0.8))
  p.oval(x, y - 54, 36, 42, pale)
  p.disc(x, y - 150, 56, p.out([s.tone('#d3a26c', 0, 1), fur], [0.4, 0.35], 0.7))
  p.oval(x, y - 136, 26, 21, pale)
  p.oval(x, y - 145, 9, 6.5, s.tone('#3a2a22', 0, 0.8))
  for (const side of [-1, 1]) p.disc(x + side * 21, y - 163, 5.5, s.tone('#2a1f1a', 0, 0.8))
  p.path(
    `M${x} ${y - 96}L${x - 34} ${y - 116}L${x - 34} ${y - 78}ZM${x} ${y - 96}L${x + 34} ${y - 116}L${x + 34} ${y - 78}Z`,
    s.tone(s.accents.main, 0, 1),
  )
}
