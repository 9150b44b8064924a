import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Job, JobLog } from '#server/db/jobs.ts'
import type { Deps } from './deps.ts'

/** What the server does for one vertical alone. */
export interface OwnParts<Service> {
  create(deps: Deps): Service
  /** The calls that it answers. */
  calls(service: Service): object
  /** What happens without being asked. */
  jobs?(service: Service, log: JobLog): Job[]
  /** Addresses that are no calls. */
  addRoutes?(
    app: FastifyInstance,
    service: Service,
    languageOf: (request: FastifyRequest) => Promise<string>,
  ): void
}
