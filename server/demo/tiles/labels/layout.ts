import { GridIndex } from '../../town/geometry/grid-index.ts'
import type { Bounds } from '../../town/geometry/point.ts'
import { tileFrame } from '../../town/plane.ts'
import type { Survey } from '../../town/survey.ts'
import { breather } from '../breather.ts'
import { TILE_SIZE } from '../frame.ts'
import type { Candidate } from './candidate.ts'
import { candidatesFor } from './candidates.ts'
import { placesAlong } from './place-line.ts'
import { placesAtPoint } from './place-point.ts'
import type { PlacedLabel } from './placed-label.ts'

/**
 * Where every name of a zoom stands. It is settled for the whole island at once, so that a name which lies across
 * the edge of two tiles is the same in both, and no name is ever cut.
 */
export class LabelLayout {
  readonly #labels = new GridIndex<PlacedLabel>(TILE_SIZE)
  readonly #taken = new GridIndex<true>(64)

  static async of(zoom: number, survey: Survey): Promise<LabelLayout> {
    const layout = new LabelLayout()
    const { scale } = tileFrame(zoom, 0, 0, TILE_SIZE)
    const breathe = breather()
    for (const candidate of candidatesFor(zoom, survey)) {
      layout.#place(candidate, scale)
      await breathe()
    }
    return layout
  }

  #place(candidate: Candidate, scale: number): void {
    const places = 'along' in candidate ? placesAlong(candidate, scale) : [placesAtPoint(candidate, scale)]
    for (const ways of places) {
      const chosen = this.#firstFree(ways)
      if (!chosen) continue
      for (const box of chosen.boxes) this.#taken.add(true, box)
      this.#labels.add(chosen, around(chosen.boxes))
    }
  }

  #firstFree(ways: Iterable<PlacedLabel>): PlacedLabel | undefined {
    for (const way of ways) if (way.boxes.every((box) => this.isFree(box))) return way
    return undefined
  }

  isFree(box: Bounds): boolean {
    return this.#taken.find(box).length === 0
  }

  /** The names that reach into a part of the zoom, in its pixels. */
  in(bounds: Bounds): PlacedLabel[] {
    return this.#labels.find(bounds)
  }
}

/** Letters and halos may stand out a little from the boxes. */
const OVERHANG = 8

function around(boxes: readonly Bounds[]): Bounds {
  return {
    minX: Math.min(...boxes.map((it) => it.minX)) - OVERHANG,
    minY: Math.min(...boxes.map((it) => it.minY)) - OVERHANG,
    maxX: Math.max(...boxes.map((it) => it.maxX)) + OVERHANG,
    maxY: Math.max(...boxes.map((it) => it.maxY)) + OVERHANG,
  }
}
