import { num } from '../paper/curve.ts'

/** A flat lens, the shape of a ripple. */
export const lens = (x: number, y: number, half: number, thick: number): string =>
  `M${num(x - half)} ${num(y)}Q${num(x)} ${num(y - thick)} ${num(x + half)} ${num(y)}Q${num(x)} ${num(y + thick)} ${num(x - half)} ${num(y)}Z`
