import { num, type Point } from './curve.ts'

export type Matrix = readonly [number, number, number, number, number, number]

/** The position of a group: scaled, then rotated, then moved. */
export interface Placement {
  x?: number
  y?: number
  scale?: number
  /** Whether it is mirrored. */
  flip?: boolean
  rotate?: number
  /** Taller or flatter than drawn. */
  stretch?: number
}

export const still: Matrix = [1, 0, 0, 1, 0, 0]

export function moved(
  before: Matrix,
  { x = 0, y = 0, scale = 1, flip = false, rotate = 0, stretch = 1 }: Placement,
) {
  const [cos, sin] = [Math.cos((rotate * Math.PI) / 180), Math.sin((rotate * Math.PI) / 180)]
  const [sx, sy] = [flip ? -scale : scale, scale * stretch]
  const own: Matrix = [cos * sx, sin * sx, -sin * sy, cos * sy, x, y]
  const same = own.every((it, i) => it === still[i])
  const four = (v: number) => String(Math.round(v * 10000) / 10000)
  const shown = [...own.slice(0, 4).map(four), num(x), num(y)].join(' ')
  return { matrix: times(before, own), transform: same ? '' : ` transform="matrix(${shown})"` }
}

export const place = (m: Matrix, [x, y]: Point): Point => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
]

function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ]
}

/** The transformation back out of a group. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c || 1
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}
