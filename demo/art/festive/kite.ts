import type { Scene } from '../paper/scene.ts'

/** A kite, its tail in the wind. */
export function kite(
  s: Scene,
  x: number,
  y: number,
  size: number,
  colours: readonly [string, string],
  lean: number,
): void {
  const { p } = s
  p.group({ x, y, rotate: lean }, () => {
    p.path(`M0 ${-size}L${size * 0.62} ${-size * 0.2}L0 ${-size * 0.2}Z`, s.tone(colours[0], 0, 1))
    p.path(`M0 ${-size}L${-size * 0.62} ${-size * 0.2}L0 ${-size * 0.2}Z`, s.tone(colours[1], 0, 0.9))
    p.path(`M0 ${size}L${size * 0.62} ${-size * 0.2}L0 ${-size * 0.2}Z`, s.tone(colours[1], 0, 0.7))
    p.path(`M0 ${size}L${-size * 0.62} ${-size * 0.2}L0 ${-size * 0.2}Z`, s.tone(colours[0], 0, 0.65))
    p.line(
      `M0 ${size}Q${size * 0.5} ${size * 1.5} 0 ${size * 2}Q${-size * 0.5} ${size * 2.5} ${size * 0.1} ${size * 3}`,
      s.tone('#fff6e6', 0, 0.9),
      2.4,
    )
    for (const t of [1.45, 2.05, 2.7])
      p.path(
        `M${-size * 0.16} ${size * t - 8}L${size * 0.16} ${size * t + 8}L${size * 0.16} ${size * t - 8}L${-size * 0.16} ${size * t + 8}Z`,
        s.tone(colours[0], 0, 1),
      )
  })
}
