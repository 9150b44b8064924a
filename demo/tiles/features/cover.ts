import { between } from '../../town/geometry/lattice.ts'
import { heathDensity, woodDensity } from '../../town/land/cover.ts'
import type { Survey } from '../../town/survey.ts'
import { Shape } from './shape.ts'

export interface Cover {
  /** Rings; those of clearings run in the other direction. */
  woods: Shape[]
  heath: Shape[]
  builtUp: Shape[]
  /** Above zero in woods or heath, read from a grid. */
  woodAt(x: number, y: number): number
  heathAt(x: number, y: number): number
}

/** Woods, open hills and built-up ground. */
export function coverOf({ land, cover }: Survey): Cover {
  return {
    woodAt: between(75, woodDensity(land)),
    heathAt: between(90, heathDensity(land)),
    woods: cover.woods.map((ring) => new Shape(ring)),
    heath: cover.heath.map((ring) => new Shape(ring)),
    builtUp: cover.builtUp.map((ring) => new Shape(ring)),
  }
}
