import type { Deps } from '../deps.ts'
import type { ServerVertical } from '../server-vertical.ts'
import { storeNotes } from './hours/card-notes.ts'
import { storeInvariants } from './invariants.ts'
import { PROFESSIONAL } from './kinds.ts'
import { storeRoutes } from './listing/routes.ts'
import { ServicesService } from './service.ts'

const own = {
  create: (deps: Deps) => new ServicesService(deps),
  calls: storeRoutes,
}

export const services: ServerVertical & { own: typeof own } = {
  noun: 'service',
  homeStrips: [{ code: 'services', order: 'nearest' }],
  strips: [
    { code: 'near', order: 'nearest' },
    { code: 'loved', order: 'best' },
    { code: 'professionals', kind: PROFESSIONAL, order: 'best' },
    { code: 'new', order: 'newest' },
  ],
  cardNotes: storeNotes,
  own,
  invariants: storeInvariants,
}
