import { sold } from '#server/modules/orders/sold.ts'
import type { ServerVertical } from '../server-vertical.ts'
import { importedEvents } from './import/event-import.ts'
import { eventInvariants } from './invariants.ts'
import { takingPlace } from './listing/repo.ts'
import { findLines } from './orders/repo.ts'
import { soldTickets } from './orders/sellable.ts'

export const events: ServerVertical = {
  noun: 'event',
  homeStrips: [{ code: 'soon', order: 'soonest' }],
  strips: [
    { code: 'soon', order: 'soonest' },
    { code: 'near', order: 'nearest' },
    { code: 'loved', order: 'best' },
    { code: 'new', order: 'newest' },
  ],
  narrow: ({ event_type }) => takingPlace(event_type),
  sold: sold(soldTickets),
  importable: importedEvents,
  bookedLines: { name: 'tickets', find: findLines },
  invariants: eventInvariants,
}
