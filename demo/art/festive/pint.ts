import type { Scene } from '../paper/scene.ts'

/** A pint of beer with its head of froth, standing on `y`. */
export function pint({ p, tone, light }: Scene, x: number, y: number, tall: number, beer = '#e0932e'): void {
  const [top, foot] = [tall * 0.27, tall * 0.2]
  p.oval(x, y, tall * 0.3, tall * 0.05, light.shadow, 0.35)
  p.path(
    `M${x - top} ${y - tall}L${x + top} ${y - tall}L${x + foot} ${y}L${x - foot} ${y}Z`,
    tone('#fff9ec', 0, 1),
    0.45,
  )
  p.path(
    `M${x - top * 0.93} ${y - tall * 0.8}L${x + top * 0.93} ${y - tall * 0.8}L${x + foot * 0.86} ${y - tall * 0.05}L${x - foot * 0.86} ${y - tall * 0.05}Z`,
    p.across(tone(beer, 0, 0.5), tone(beer, 0, 1), '#ffd27a', tone(beer, 0, 0.7)),
  )
  p.box(x - top * 0.97, y - tall * 0.93, top * 1.94, tall * 0.16, tone('#fffaf0', 0, 1), { r: tall * 0.05 })
  for (const [dx, k] of [
    [-0.6, 0.075],
    [-0.15, 0.09],
    [0.35, 0.08],
    [0.72, 0.06],
  ] as const)
    p.disc(x + dx * top, y - tall * 0.94, tall * k, tone('#fffaf0', 0, 1))
  p.path(
    `M${x - top * 0.6} ${y - tall * 0.72}L${x - top * 0.42} ${y - tall * 0.72}L${x - foot * 0.46} ${y - tall * 0.14}L${x - foot * 0.6} ${y - tall * 0.14}Z`,
    '#ffffff',
    0.4,
  )
}
