import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'
import { circle } from './wheel.ts'

/** A bicycle's wheel. */
export function spokedWheel({ p, tone }: Scene, x: number, y: number, r: number, tyre: string): void {
  const wire = tone('#c2c7ca', 0, 0.8)
  for (let i = 0; i < 14; i += 1) {
    const turn = (i / 14) * Math.PI * 2
    p.line(
      `M${num(x + Math.cos(turn + 0.5) * 5)} ${num(y + Math.sin(turn + 0.5) * 5)}L${num(x + Math.cos(turn) * r)} ${num(y + Math.sin(turn) * r)}`,
      wire,
      1.1,
      0.8,
    )
  }
  p.line(circle(x, y, r), tyre, r * 0.075)
  p.line(circle(x, y, r * 0.93), wire, r * 0.035)
  p.disc(x, y, r * 0.06, wire)
}
