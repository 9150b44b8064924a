import { GridIndex } from '../../town/geometry/grid-index.ts'
import { type Bounds, boundsMeet } from '../../town/geometry/point.ts'
import { survey } from '../../town/survey.ts'
import { pixelsPerMetre, TILE_SIZE } from '../frame.ts'
import { candidatesFor } from './candidates.ts'
import { nameOf } from './name.ts'
import type { PlacedLabel } from './placed-label.ts'

/** How far letters and halos may reach beyond their boxes. */
const OVERHANG = 8

/**
 * The positions of all names at a zoom, the most important first. They are placed for the whole island at
 * once, so that a name across the edge of two tiles is the same in both, and no name is ever cut.
 */
export class LabelLayout {
  readonly #labels = new GridIndex<PlacedLabel>(TILE_SIZE)

  constructor(zoom: number) {
    const scale = pixelsPerMetre(zoom)
    const taken = new GridIndex<true>(64)
    const isFree = (box: Bounds) => taken.find(box).length === 0
    for (const candidate of candidatesFor(zoom, survey())) {
      const name = nameOf(candidate, scale)
      for (const ways of name.places) {
        const label = firstOf(ways, (way) => {
          const standing = name.standing(way)
          return standing?.boxes.every(isFree) ? standing : undefined
        })
        if (!label) continue
        for (const box of label.boxes) taken.add(true, box)
        this.#labels.add(label, around(label.boxes))
      }
    }
  }

  isFree(box: Bounds): boolean {
    return !this.in(box).some(({ boxes }) => boxes.some((it) => boundsMeet(it, box)))
  }

  /** The names that reach into some bounds, in pixels of the zoom. */
  in(bounds: Bounds): PlacedLabel[] {
    return this.#labels.find(bounds)
  }
}

function firstOf(ways: readonly number[], standing: (way: number) => PlacedLabel | undefined) {
  for (const way of ways) {
    const label = standing(way)
    if (label) return label
  }
  return undefined
}

function around(boxes: readonly Bounds[]): Bounds {
  return {
    minX: Math.floor(Math.min(...boxes.map((it) => it.minX)) - OVERHANG),
    minY: Math.floor(Math.min(...boxes.map((it) => it.minY)) - OVERHANG),
    maxX: Math.ceil(Math.max(...boxes.map((it) => it.maxX)) + OVERHANG),
    maxY: Math.ceil(Math.max(...boxes.map((it) => it.maxY)) + OVERHANG),
  }
}

const layouts = new Map<number, LabelLayout>()

export function layoutOf(zoom: number): LabelLayout {
  const known = layouts.get(zoom) ?? new LabelLayout(zoom)
  layouts.set(zoom, known)
  return known
}
