import { at, type Bounds, boundsOf, type Point } from '../geometry/point.ts'
import { anticlockwise, contains, innermost } from '../geometry/polygon.ts'
import { blob, box, oval } from '../geometry/shapes.ts'
import { roundedOff } from '../geometry/smoothing.ts'
import { slugOf } from '../roads/street.ts'
import { type SiteKind, type SiteSketch, siteSketches } from './site-sketches.ts'

export interface Site {
  id: string
  name: string
  kind: SiteKind
  ring: Point[]
  /** The point at which its name has most room. */
  centre: Point
  bounds: Bounds
}

/** All enclosed grounds with their outlines. */
export function layOutSites(): Site[] {
  return siteSketches.map((sketch, i) => {
    const ring = anticlockwise(outline(sketch, i))
    return {
      id: slugOf(sketch.name),
      name: sketch.name,
      kind: sketch.kind,
      ring,
      centre: innermost(ring, 10),
      bounds: boundsOf(ring),
    }
  })
}

function outline({ shape, x, y, width, height, lean }: SiteSketch, seed: number): Point[] {
  const angle = (lean * Math.PI) / 180
  if (shape === 'box') return box(at(x, y), width, height, angle)
  if (shape === 'oval') return oval(at(x, y), width, height, angle, 28)
  return roundedOff(blob(at(x, y), { width, height, angle, seed: 300 + seed, roughness: 0.3, corners: 40 }), {
    closed: true,
  })
}

export function siteAt(sites: readonly Site[], p: Point): Site | undefined {
  return sites.find(
    ({ bounds, ring }) =>
      p.x >= bounds.minX &&
      p.x <= bounds.maxX &&
      p.y >= bounds.minY &&
      p.y <= bounds.maxY &&
      contains(ring, p),
  )
}
