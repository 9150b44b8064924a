import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Job, JobLog } from '#server/db/jobs.ts'
import type { Deps } from './deps.ts'
import { eventJobs } from './events/jobs.ts'
import { eventCalls } from './events/routes.ts'
import { EventsService } from './events/service.ts'
import { registerRentalFeeds } from './rentals/calendars/feed-route.ts'
import { rentalJobs } from './rentals/jobs.ts'
import { rentalCalls } from './rentals/routes.ts'
import { RentalsService } from './rentals/service.ts'

/** What the server does for each vertical alone. */
export interface VerticalServices {
  events: EventsService
  rentals: RentalsService
}

export const composeVerticals = (deps: Deps): VerticalServices => ({
  events: new EventsService(deps),
  rentals: new RentalsService(deps),
})

/** Every call that one vertical answers alone. */
export const verticalCalls = ({ events, rentals }: VerticalServices) => ({
  ...eventCalls(events),
  ...rentalCalls(rentals),
})

/** Addresses of a vertical that are no calls. */
export function registerVerticals(
  app: FastifyInstance,
  { rentals }: VerticalServices,
  languageOf: (request: FastifyRequest) => Promise<string>,
): void {
  registerRentalFeeds(app, rentals, languageOf)
}

/** What happens for one vertical without being asked. */
export const verticalJobs = ({ events, rentals }: VerticalServices, log: JobLog): Job[] => [
  ...eventJobs(events),
  ...rentalJobs(rentals, log),
]
