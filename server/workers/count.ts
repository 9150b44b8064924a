import type { Config } from '../config.ts'

type Asked = Pick<Config, 'workers' | 'databaseUrl' | 'redisUrl'>

/** PostgreSQL admits 100 connections as it comes; some are for its operator and for another server. */
const CONNECTIONS = 80
const MOST_PER_WORKER = 10
const FEWEST_PER_WORKER = 3

/** How many processes serve. An embedded database belongs to one. */
export function workerCount({ workers, databaseUrl }: Asked, cores: number): number {
  if (databaseUrl === undefined) return 1
  return workers === 0 ? cores : workers
}

/** How many connections each of so many workers may have, so that they do not use up those of the database. */
export function connectionsEach(count: number): number {
  return Math.max(FEWEST_PER_WORKER, Math.min(MOST_PER_WORKER, Math.floor(CONNECTIONS / count)))
}

/** What an operator should know about the number of workers. */
export function aboutWorkers(config: Asked, cores: number): string[] {
  const asked = config.workers === 0 ? cores : config.workers
  if (asked === 1) return []
  if (config.databaseUrl === undefined)
    return [
      'WORKERS needs a PostgreSQL (DATABASE_URL): the embedded database belongs to one process, so one serves.',
    ]
  return config.redisUrl === undefined
    ? [
        `REDIS_URL is not set: each of the ${asked} workers counts limits for itself, so that up to ${asked} times as many calls pass.`,
      ]
    : []
}
