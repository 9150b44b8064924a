import { at, type Point } from '../geometry/point.ts'
import { box, oval, placed } from '../geometry/shapes.ts'
import type { FootprintShape } from './landmark-sketches.ts'

const share = (points: readonly (readonly [number, number])[]) => points

/** Outlines as shares of width and depth, anticlockwise from the lower left. */
const OUTLINES = {
  wings: share([
    [-0.5, -0.5],
    [-0.22, -0.5],
    [-0.22, -0.2],
    [0.22, -0.2],
    [0.22, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ]),
  cross: share([
    [-0.5, -0.24],
    [0.08, -0.24],
    [0.08, -0.5],
    [0.3, -0.5],
    [0.3, -0.24],
    [0.5, -0.24],
    [0.5, 0.24],
    [0.3, 0.24],
    [0.3, 0.5],
    [0.08, 0.5],
    [0.08, 0.24],
    [-0.5, 0.24],
  ]),
  hall: share([
    [-0.5, -0.42],
    [-0.12, -0.42],
    [-0.12, -0.5],
    [0.12, -0.5],
    [0.12, -0.42],
    [0.5, -0.42],
    [0.5, 0.5],
    [-0.5, 0.5],
  ]),
}

/** The outer ring of a landmark, and the ring of its courtyard if it has one. */
export function footprintOf(
  shape: FootprintShape,
  centre: Point,
  width: number,
  depth: number,
  angle: number,
): Point[][] {
  if (shape === 'none') return []
  if (shape === 'round') return [oval(centre, width, depth, angle, 20)]
  if (shape === 'block') return [box(centre, width, depth, angle)]
  if (shape === 'court') {
    return [box(centre, width, depth, angle), box(centre, width * 0.5, depth * 0.42, angle).reverse()]
  }
  if (shape === 'oval') {
    return [
      oval(centre, width, depth, angle, 40),
      oval(centre, width * 0.66, depth * 0.58, angle, 32).reverse(),
    ]
  }
  return [OUTLINES[shape].map(([x, y]) => placed(at(x * width, y * depth), centre, angle))]
}
