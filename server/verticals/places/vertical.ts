import type { Deps } from '../deps.ts'
import type { ServerVertical } from '../server-vertical.ts'
import { placeAreaRoutes } from './area/routes.ts'
import { placeNotes } from './hours/card-notes.ts'
import { confirmHours } from './hours/confirm-repo.ts'
import { narrowPlaces } from './hours/narrow-repo.ts'
import { importedPlaces } from './import/place-import.ts'
import { placeInvariants } from './invariants.ts'
import { placeListingRoutes } from './listing/routes.ts'
import { placeRatingRoutes } from './ratings/routes.ts'
import { wasAtPlace } from './ratings/was-here-repo.ts'
import { PlacesService } from './service.ts'

const own = {
  create: (deps: Deps) => new PlacesService(deps),
  calls: (service: PlacesService) => ({
    ...placeListingRoutes(service),
    ...placeAreaRoutes(service),
    ...placeRatingRoutes(service),
  }),
}

export const places: ServerVertical & { own: typeof own } = {
  noun: 'place',
  homeStrips: [{ code: 'places', order: 'best' }],
  strips: [
    { code: 'loved', order: 'best' },
    { code: 'near', order: 'nearest' },
    { code: 'new', order: 'newest' },
  ],
  narrow: narrowPlaces,
  cardNotes: placeNotes,
  own,
  wasHere: wasAtPlace,
  reported: { path: (slug) => `/go-to-places/place/${slug}`, confirmHours },
  importable: importedPlaces,
  invariants: placeInvariants,
}
