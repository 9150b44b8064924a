import type { Deps } from '../deps.ts'
import { PlaceAreas } from './area/place-areas.ts'
import { PlacePages } from './listing/place-pages.ts'
import { PlaceSchedules } from './schedule/place-schedules.ts'

/** Builds the parts of the vertical. */
const createParts = (deps: Deps) => ({
  areas: new PlaceAreas(deps),
  pages: new PlacePages(deps),
  schedules: new PlaceSchedules(deps),
})

/** The part of the server for places alone. */
export class PlacesService {
  readonly deps: Deps
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }
}
