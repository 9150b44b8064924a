import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Job, JobLog } from '#server/db/jobs.ts'
import type { Deps } from './deps.ts'
import type { OwnParts } from './own-parts.ts'
import { verticals } from './registry.ts'

type Verticals = typeof verticals
type WithOwn = {
  [V in keyof Verticals]: Verticals[V] extends { own: object } ? V : never
}[keyof Verticals]
type Own<V extends WithOwn> = Extract<Verticals[V], { own: object }>['own']

/** The service of each vertical that has code of its own. */
export type VerticalServices = { [V in WithOwn]: ReturnType<Own<V>['create']> }

type Both<Union> = (Union extends unknown ? (it: Union) => void : never) extends (it: infer All) => void
  ? All
  : never
/** Every call that belongs to one vertical alone. */
type VerticalCalls = Both<{ [V in WithOwn]: ReturnType<Own<V>['calls']> }[WithOwn]>

const owning = Object.entries(verticals).flatMap(([id, it]) =>
  'own' in it ? [[id as WithOwn, it.own as OwnParts<unknown>] as const] : [],
)

export const composeVerticals = (deps: Deps): VerticalServices =>
  Object.fromEntries(owning.map(([id, own]) => [id, own.create(deps)])) as VerticalServices

export const verticalCalls = (services: VerticalServices): VerticalCalls =>
  Object.assign({}, ...owning.map(([id, own]) => own.calls(services[id])))

/** Registers the addresses of verticals outside the calls. */
export function registerVerticals(
  app: FastifyInstance,
  services: VerticalServices,
  languageOf: (request: FastifyRequest) => Promise<string>,
): void {
  for (const [id, own] of owning) own.addRoutes?.(app, services[id], languageOf)
}

/** The jobs of verticals, which run by themselves. */
export const verticalJobs = (services: VerticalServices, log: JobLog): Job[] =>
  owning.flatMap(([id, own]) => own.jobs?.(services[id], log) ?? [])
