import { type Bounds, boundsOf, type Point } from '../../town/geometry/point.ts'
import { simplified } from '../../town/geometry/smoothing.ts'
import type { TileFrame } from '../../town/plane.ts'
import { metresPerPixel } from '../frame.ts'

/** Up to this zoom a simpler copy of a line is drawn, since nobody could see all its points. */
const SIMPLIFIED_UP_TO = 15

/** A line or the ring of an area, ready to be drawn at any zoom. */
export class Shape {
  readonly bounds: Bounds
  readonly #points: readonly Point[]
  readonly #byZoom = new Map<number, Float32Array>()

  constructor(points: readonly Point[]) {
    this.#points = points
    this.bounds = boundsOf(points)
  }

  /** Its points in the pixels of a tile: x0, y0, x1, y1… */
  in(frame: TileFrame, zoom: number): Float64Array {
    const metres = this.#at(Math.min(zoom, SIMPLIFIED_UP_TO + 1))
    const pixels = new Float64Array(metres.length)
    const { left, top, scale } = frame
    for (let i = 0; i < metres.length; i += 2) {
      pixels[i] = ((metres[i] as number) - left) * scale
      pixels[i + 1] = (top - (metres[i + 1] as number)) * scale
    }
    return pixels
  }

  #at(zoom: number): Float32Array {
    const known = this.#byZoom.get(zoom)
    if (known) return known
    const points =
      zoom > SIMPLIFIED_UP_TO ? this.#points : simplified(this.#points, metresPerPixel(zoom) * 0.35)
    const flat = new Float32Array(points.length * 2)
    points.forEach(({ x, y }, i) => {
      flat[i * 2] = x
      flat[i * 2 + 1] = y
    })
    this.#byZoom.set(zoom, flat)
    return flat
  }
}
