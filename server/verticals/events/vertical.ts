import { sold } from '#server/modules/orders/sold.ts'
import type { Deps } from '../deps.ts'
import type { ServerVertical } from '../server-vertical.ts'
import { importedEvents } from './import/event-import.ts'
import { eventInvariants } from './invariants.ts'
import { eventJobs } from './jobs.ts'
import { eventNotes } from './listing/card-notes-repo.ts'
import { narrowEvents } from './listing/narrow-repo.ts'
import { findLines } from './orders/repo.ts'
import { soldTickets } from './orders/sellable.ts'
import { eventCalls } from './routes.ts'
import { EventsService } from './service.ts'

export const events = {
  noun: 'event',
  homeStrips: [{ code: 'soon', order: 'soonest' }],
  strips: [
    { code: 'soon', order: 'soonest' },
    { code: 'near', order: 'nearest' },
    { code: 'loved', order: 'best' },
    { code: 'new', order: 'newest' },
  ],
  own: {
    create: (deps: Deps) => new EventsService(deps),
    calls: eventCalls,
    jobs: eventJobs,
  },
  narrow: narrowEvents,
  cardNotes: eventNotes,
  sold: sold(soldTickets),
  importable: importedEvents,
  bookedLines: { name: 'tickets', find: findLines },
  invariants: eventInvariants,
} satisfies ServerVertical
