import { lighten } from '../paper/colour.ts'
import type { Paint } from '../paper/paint.ts'
import type { Look } from './looks.ts'

export interface HeadColours {
  skin: string
  hair: string
  top: string
  shade: string
}

/** A head of radius `k` around (x, y), from behind or from the side, without a face. */
export function head(
  p: Paint,
  x: number,
  y: number,
  k: number,
  cut: Look['cut'],
  { skin, hair, top, shade }: HeadColours,
): void {
  if (cut === 'long')
    p.path(
      `M${x - k * 1.08} ${y - k * 0.3}C${x - k * 1.5} ${y + k * 1.1} ${x - k * 1.3} ${y + k * 2.3} ${x - k * 0.95} ${y + k * 2.7}C${x - k * 0.4} ${y + k * 2.8} ${x - k * 0.1} ${y + k * 2.4} ${x} ${y + k * 1.2}L${x + k * 0.4} ${y - k * 0.3}Z`,
      hair,
    )
  p.oval(x, y, k * 0.92, k * 1.08, skin)
  const crown = `M${x - k * 1.02} ${y + k * 0.25}C${x - k * 1.2} ${y - k * 1.2} ${x - k * 0.3} ${y - k * 1.45} ${x + k * 0.2} ${y - k * 1.32}C${x + k * 1.1} ${y - k * 1.2} ${x + k * 1.12} ${y - k * 0.3} ${x + k * 0.92} ${y - k * 0.05}C${x + k * 0.5} ${y - k * 0.55} ${x - k * 0.2} ${y - k * 0.5} ${x - k * 0.45} ${y - k * 0.15}C${x - k * 0.6} ${y + k * 0.3} ${x - k * 0.8} ${y + k * 0.75} ${x - k * 1.02} ${y + k * 0.25}Z`
  if (cut === 'curls') {
    for (const [dx, dy, size] of [
      [-0.8, -0.2, 0.62],
      [-0.55, -0.85, 0.62],
      [0.05, -1.1, 0.68],
      [0.62, -0.8, 0.58],
      [0.85, -0.2, 0.45],
      [-0.75, 0.4, 0.5],
    ] as const)
      p.disc(x + dx * k, y + dy * k, size * k, hair)
    return
  }
  if (cut === 'scarf') {
    p.path(
      `M${x - k * 1.1} ${y}C${x - k * 1.2} ${y - k * 1.5} ${x + k * 1.1} ${y - k * 1.6} ${x + k * 1} ${y - k * 0.1}C${x + k * 0.7} ${y - k * 0.7} ${x + k * 0.1} ${y - k * 0.7} ${x - k * 0.1} ${y + k * 0.2}C${x} ${y + k} ${x + k * 0.6} ${y + k * 1.1} ${x + k * 0.9} ${y + k * 1.5}L${x - k * 1.1} ${y + k * 1.8}C${x - k * 1.4} ${y + k} ${x - k * 1.1} ${y + k * 0.5} ${x - k * 1.1} ${y}Z`,
      top,
    )
    return
  }
  p.path(crown, hair)
  if (cut === 'bun') p.disc(x - k * 0.55, y - k * 1.35, k * 0.52, hair)
  if (cut === 'bob')
    p.path(
      `M${x - k * 1.05} ${y - k * 0.3}C${x - k * 1.4} ${y + k * 0.5} ${x - k * 1.2} ${y + k * 1.2} ${x - k * 0.95} ${y + k * 1.25}L${x - k * 0.2} ${y + k * 1.1}C${x - k * 0.5} ${y + k * 0.4} ${x - k * 0.4} ${y} ${x} ${y - k * 0.4}Z`,
      hair,
    )
  if (cut === 'hat') {
    p.oval(x, y - k * 0.62, k * 1.85, k * 0.3, lighten(top, 0.05))
    p.path(
      `M${x - k * 0.9} ${y - k * 0.62}C${x - k * 0.9} ${y - k * 1.8} ${x + k * 0.9} ${y - k * 1.8} ${x + k * 0.9} ${y - k * 0.62}Z`,
      lighten(top, 0.05),
    )
    p.box(x - k * 0.9, y - k * 0.9, k * 1.8, k * 0.24, shade)
  }
  if (cut === 'cap') {
    p.path(
      `M${x - k * 1.02} ${y - k * 0.35}C${x - k} ${y - k * 1.6} ${x + k} ${y - k * 1.6} ${x + k} ${y - k * 0.4}Z`,
      shade,
    )
    p.path(`M${x + k * 0.3} ${y - k * 0.5}L${x + k * 1.75} ${y - k * 0.28}L${x + k} ${y - k * 0.2}Z`, shade)
  }
}
