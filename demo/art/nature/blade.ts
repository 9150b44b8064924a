import { num } from '../paper/curve.ts'

/** One leaf from where it grows, at an angle. */
export function blade(x: number, y: number, long: number, degrees: number, wide = 0.22): string {
  const turn = (degrees * Math.PI) / 180
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const at = (along: number, aside: number) =>
    `${num(x + ux * along * long - uy * aside * long)} ${num(y + uy * along * long + ux * aside * long)}`
  return `M${at(0, 0)}Q${at(0.45, wide)} ${at(1, 0)}Q${at(0.45, -wide)} ${at(0, 0)}Z`
}
