import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'
import type { Coat } from './coat.ts'

/** A car's wheel with a rim of spokes, or with a hubcap on older cars. */
export function carWheel(
  { p, tone }: Scene,
  { rubber, chrome }: Coat,
  x: number,
  y: number,
  r: number,
  rim: 'spokes' | 'cap' = 'spokes',
  wall?: string,
): void {
  p.disc(x, y, r, rubber)
  p.disc(x, y, r * 0.93, p.down(tone('#4a494e', 0, 0.9), rubber))
  if (wall) p.disc(x, y, r * 0.78, wall)
  p.disc(x, y, r * 0.66, tone('#1f1f23', 0, 0.4))
  if (rim === 'cap') {
    p.disc(x, y, r * 0.58, chrome)
    p.disc(x, y, r * 0.34, tone('#aab1b5', 0, 0.8))
    p.disc(x - r * 0.08, y - r * 0.1, r * 0.2, tone('#f2f4f5', 0, 1))
    return
  }
  for (let i = 0; i < 5; i += 1) {
    const turn = (i / 5) * Math.PI * 2 - 0.5
    const at = (angle: number, away: number) =>
      `${num(x + Math.cos(angle) * away * r)} ${num(y + Math.sin(angle) * away * r)}`
    p.path(
      `M${at(turn - 0.5, 0.14)}L${at(turn - 0.2, 0.62)}L${at(turn + 0.2, 0.62)}L${at(turn + 0.5, 0.14)}Z`,
      chrome,
    )
  }
  p.line(circle(x, y, r * 0.62), tone('#c9ced1', 0, 0.9), r * 0.07)
  p.disc(x, y, r * 0.16, tone('#dfe3e5', 0, 1))
}

export const circle = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}C${num(x - r)} ${num(y - r * 1.333)} ${num(x + r)} ${num(y - r * 1.333)} ${num(x + r)} ${num(y)}C${num(x + r)} ${num(y + r * 1.333)} ${num(x - r)} ${num(y + r * 1.333)} ${num(x - r)} ${num(y)}Z`
