import type { Scene } from '../paper/scene.ts'

/** A carpet on the floor, seen flat. */
export function rug(
  { p, tone }: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  edge: string,
  shape: 'round' | 'long' = 'round',
): void {
  if (shape === 'round') {
    p.oval(x, y, rx, ry, tone(edge, 0, 0.7))
    p.oval(x, y, rx * 0.93, ry * 0.92, p.down(tone(colour, 0, 0.95), tone(colour, 0, 0.7)))
    p.oval(x, y, rx * 0.7, ry * 0.68, tone(edge, 0, 0.8), 0.5)
    p.oval(x, y, rx * 0.66, ry * 0.63, tone(colour, 0, 0.88))
    return
  }
  const quad = (k: number) =>
    `M${x - rx * 0.8 * k} ${y - ry * k}L${x + rx * 0.8 * k} ${y - ry * k}L${x + rx * k} ${y + ry * k}L${x - rx * k} ${y + ry * k}Z`
  p.path(quad(1), tone(edge, 0, 0.75))
  p.path(quad(0.92), p.down(tone(colour, 0, 0.95), tone(colour, 0, 0.7)))
  p.line(quad(0.8), tone(edge, 0, 0.9), 4, 0.6)
  for (let i = -3; i <= 3; i += 1)
    p.path(
      `M${x + i * rx * 0.2} ${y - ry * 0.3}L${x + i * rx * 0.2 + rx * 0.07} ${y}L${x + i * rx * 0.2} ${y + ry * 0.3}L${x + i * rx * 0.2 - rx * 0.07} ${y}Z`,
      tone(edge, 0, 0.9),
      0.7,
    )
}
