import { valueNoise } from '../random/noise.ts'
import { at, type Point, towards } from './point.ts'

/** The position of a point that is given in the axes of a turned and moved shape. */
export function placed(local: Point, centre: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return at(centre.x + local.x * cos - local.y * sin, centre.y + local.x * sin + local.y * cos)
}

/** A turned rectangle, anticlockwise. */
export function box(centre: Point, width: number, height: number, angle = 0): Point[] {
  const [w, h] = [width / 2, height / 2]
  return [at(-w, -h), at(w, -h), at(w, h), at(-w, h)].map((corner) => placed(corner, centre, angle))
}

/** A turned ellipse, anticlockwise. */
export function oval(centre: Point, width: number, height: number, angle = 0, corners = 32): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const turn = (i / corners) * Math.PI * 2
    return placed(at((Math.cos(turn) * width) / 2, (Math.sin(turn) * height) / 2), centre, angle)
  })
}

/** A natural shape: a turned ellipse with an uneven edge. */
export function blob(
  centre: Point,
  { width, height = width, angle = 0, seed = 1, roughness = 0.25, corners = 48 }: BlobShape,
): Point[] {
  return oval(centre, width, height, angle, corners).map((edge, i) => {
    const turn = (i / corners) * Math.PI * 2
    const wander = valueNoise(Math.cos(turn) * 1.7 + 9, Math.sin(turn) * 1.7 + 9, seed) - 0.5
    const ripple = valueNoise(Math.cos(turn) * 5 + 9, Math.sin(turn) * 5 + 9, seed + 1) - 0.5
    const reach = 1 + (wander * 2 + ripple * 0.6) * roughness
    return at(centre.x + (edge.x - centre.x) * reach, centre.y + (edge.y - centre.y) * reach)
  })
}

interface BlobShape {
  width: number
  height?: number
  angle?: number
  seed?: number
  roughness?: number
  corners?: number
}

/** A band of constant width along a line, as a ring. */
export function band(line: readonly Point[], width: number): Point[] {
  const side = (aside: number) =>
    line.map((here, i) => {
      const before = line[Math.max(0, i - 1)] ?? here
      const after = line[Math.min(line.length - 1, i + 1)] ?? here
      return towards(here, Math.atan2(after.y - before.y, after.x - before.x) + Math.PI / 2, aside)
    })
  return [...side(-width / 2), ...side(width / 2).reverse()]
}
