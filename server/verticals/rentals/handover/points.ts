import type { Week } from '#contract/place/schedule.ts'
import { writtenSpans } from '#contract/place/written-spans.ts'
import type { Deps } from '../../deps.ts'
import * as repo from './points-repo.ts'

/** A point at which a business hands over, as an operator adds it. */
export interface NewPoint {
  name: string
  address: string
  latitude: number
  longitude: number
  week: Week
  fee_minor: number
  /** The code of the key box; null: somebody is there. */
  box_code: string | null
}

/** The points at which businesses hand over what they let, for operators. */
export class HandoverPoints {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  list(business?: string) {
    return repo.listPoints(this.#deps.database.query, business)
  }

  /** Adds a point. False where there is no such business. */
  add(business: string, { week, ...point }: NewPoint): Promise<boolean> {
    const written = { ...point, week: JSON.stringify(week.map(writtenSpans)) }
    return repo.addPoint(this.#deps.database.query, business, written)
  }

  /** Ends a point; answers its name, where it was open. */
  remove(id: number): Promise<string | undefined> {
    return repo.endPoint(this.#deps.database.query, id)
  }

  /** Has a rental be handed over at the points of its business; answers its title, where there is such a rental. */
  use(slug: string): Promise<string | undefined> {
    return repo.handOverAtPoints(this.#deps.database.query, slug)
  }

  /** Has a rental not be handed over at points any more; answers its title, where it was. */
  leave(slug: string): Promise<string | undefined> {
    return repo.endAtPoints(this.#deps.database.query, slug)
  }
}
