import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Job, JobLog } from '#server/db/jobs.ts'
import type { Deps } from './deps.ts'

/** The code that one vertical alone needs of the server. */
export interface OwnParts<Service> {
  create(deps: Deps): Service
  /** The calls that this vertical answers. */
  calls(service: Service): object
  /** The jobs that run by themselves. */
  jobs?(service: Service, log: JobLog): Job[]
  /** Addresses outside the calls, such as files for other programs. */
  addRoutes?(
    app: FastifyInstance,
    service: Service,
    languageOf: (request: FastifyRequest) => Promise<string>,
  ): void
}
