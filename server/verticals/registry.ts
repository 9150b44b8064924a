import { announcements } from './announcements/vertical.ts'
import { events } from './events/vertical.ts'
import { places } from './places/vertical.ts'
import { rentals } from './rentals/vertical.ts'
import type { ServerVerticals } from './server-vertical.ts'
import { services } from './services/vertical.ts'

export const verticals = { events, rentals, places, services, announcements } satisfies ServerVerticals
