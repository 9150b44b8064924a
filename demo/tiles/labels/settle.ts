import { GridIndex } from '../../town/geometry/grid-index.ts'
import type { Bounds } from '../../town/geometry/point.ts'
import { survey } from '../../town/survey.ts'
import { pixelsPerMetre } from '../frame.ts'
import { candidatesFor } from './candidates.ts'
import { nameOf } from './name.ts'

/** A name that stands on the map of a zoom: data alone, such as can be written down. */
export interface Standing {
  /** Which of the zoom's candidates it is. */
  candidate: number
  /** Which of the ways it can stand was free. */
  way: number
  /** All it may reach into, in whole pixels of the zoom. */
  bounds: Bounds
}

/**
 * Settles which names of a zoom stand, and where, the most important first. The build does so once: in what is built
 * this function reads what was settled.
 */
export function settleNames(zoom: number): Standing[] {
  const scale = pixelsPerMetre(zoom)
  const taken = new GridIndex<true>(64)
  const isFree = (box: Bounds) => taken.find(box).length === 0
  return candidatesFor(zoom, survey()).flatMap((wanted, candidate) => {
    const name = nameOf(wanted, scale)
    return name.places.flatMap((ways) => {
      for (const way of ways) {
        const boxes = name.standing(way)?.boxes
        if (!boxes?.every(isFree)) continue
        for (const box of boxes) taken.add(true, box)
        return { candidate, way, bounds: around(boxes) }
      }
      return []
    })
  })
}

/** Letters and halos may stand out a little from the boxes. */
const OVERHANG = 8

function around(boxes: readonly Bounds[]): Bounds {
  return {
    minX: Math.floor(Math.min(...boxes.map((it) => it.minX)) - OVERHANG),
    minY: Math.floor(Math.min(...boxes.map((it) => it.minY)) - OVERHANG),
    maxX: Math.ceil(Math.max(...boxes.map((it) => it.maxX)) + OVERHANG),
    maxY: Math.ceil(Math.max(...boxes.map((it) => it.maxY)) + OVERHANG),
  }
}
