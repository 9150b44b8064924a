import type { Deps } from '../deps.ts'
import type { ServerVertical } from '../server-vertical.ts'
import { placeAreaRoutes } from './area/routes.ts'
import { placeNotes } from './hours/card-notes-repo.ts'
import { confirmHours } from './hours/confirm-repo.ts'
import { narrowPlaces } from './hours/narrow-repo.ts'
import { importedPlaces } from './import/place-import.ts'
import { isInBusiness } from './in-business-repo.ts'
import { placeInvariants } from './invariants.ts'
import { placeListingRoutes } from './listing/routes.ts'
import { placeRatingRoutes } from './ratings/routes.ts'
import { wasAtPlace } from './ratings/was-here-repo.ts'
import { PlacesService } from './service.ts'
import { isAtPlace } from './takes-place-repo.ts'

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
    { code: 'atPlaces', vertical: 'events', is: isAtPlace, order: 'soonest' },
    { code: 'new', order: 'newest' },
  ],
  isRecommended: isInBusiness,
  narrow: narrowPlaces,
  cardNotes: placeNotes,
  own,
  wasHere: wasAtPlace,
  reported: { path: (slug) => `/go-to-places/place/${slug}`, confirmHours },
  importable: importedPlaces,
  invariants: placeInvariants,
}
