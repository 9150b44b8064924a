import type { Scene } from '../paper/scene.ts'

export function door(s: Scene, x: number, y: number, w: number, h: number, colour: string, depth = 0): void {
  const { p } = s
  const arch = (pad: number) =>
    `M${x - w / 2 - pad} ${y}L${x - w / 2 - pad} ${y - h * 0.7}Q${x - w / 2 - pad} ${y - h - pad} ${x} ${y - h - pad}Q${x + w / 2 + pad} ${y - h - pad} ${x + w / 2 + pad} ${y - h * 0.7}L${x + w / 2 + pad} ${y}Z`
  p.path(arch(w * 0.13), s.tone('#efe4d0', depth, 0.75))
  p.path(arch(0), p.down(s.tone(colour, depth, 0.35), s.tone(colour, depth, 0.8)))
  p.box(
    x - w * 0.3,
    y - h * 0.72,
    w * 0.6,
    h * 0.22,
    s.lamps ? s.light.lamp : s.tone('#9fb7c0', depth, 0.6),
    { opacity: 0.85 },
  )
  p.disc(x + w * 0.3, y - h * 0.4, Math.max(1, w * 0.06), s.tone('#e8c46a', depth))
}
