import { GridIndex } from '../../town/geometry/grid-index.ts'
import { type Bounds, boundsMeet } from '../../town/geometry/point.ts'
import { once } from '../../town/once.ts'
import { survey } from '../../town/survey.ts'
import { pixelsPerMetre, TILE_SIZE } from '../frame.ts'
import { candidatesFor } from './candidates.ts'
import { nameOf } from './name.ts'
import type { PlacedLabel } from './placed-label.ts'
import { settleNames } from './settle.ts'

/**
 * Where every name of a zoom stands. It is settled for the whole island at once, so that a name which lies across
 * the edge of two tiles is the same in both, and no name is ever cut. Its letters are set when it is first looked at.
 */
export class LabelLayout {
  readonly #labels = new GridIndex<() => PlacedLabel | undefined>(TILE_SIZE)

  constructor(zoom: number) {
    const scale = pixelsPerMetre(zoom)
    const names = candidatesFor(zoom, survey()).map((it) => once(() => nameOf(it, scale)))
    for (const { candidate, way, bounds } of settleNames(zoom)) {
      const label = once(() => names[candidate]?.().standing(way))
      this.#labels.add(label, bounds)
    }
  }

  isFree(box: Bounds): boolean {
    return !this.in(box).some(({ boxes }) => boxes.some((it) => boundsMeet(it, box)))
  }

  /** The names that reach into a part of the zoom, in its pixels. */
  in(bounds: Bounds): PlacedLabel[] {
    return this.#labels.find(bounds).flatMap((label) => label() ?? [])
  }
}

const layouts = new Map<number, LabelLayout>()

export function layoutOf(zoom: number): LabelLayout {
  const known = layouts.get(zoom) ?? new LabelLayout(zoom)
  layouts.set(zoom, known)
  return known
}
