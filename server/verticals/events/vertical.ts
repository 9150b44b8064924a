import type { ServerVertical } from '../server-vertical.ts'
import { importedEvents } from './import/event-import.ts'
import { takingPlace } from './listing/repo.ts'
import { soldTickets } from './orders/sellable.ts'

export const events: ServerVertical = {
  homeStrips: [{ code: 'soon', order: 'soonest' }],
  strips: [
    { code: 'soon', order: 'soonest' },
    { code: 'near', order: 'nearest' },
    { code: 'loved', order: 'best' },
    { code: 'new', order: 'newest' },
  ],
  narrow: ({ event_type }) => takingPlace(event_type),
  sellable: soldTickets,
  importable: importedEvents,
}
