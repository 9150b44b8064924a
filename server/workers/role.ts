import cluster from 'node:cluster'

const NUMBER = 'QUAYSIDE_WORKER'

/** The environment of a worker, by which it knows its number. */
export const environmentOf = (number: number) => ({ [NUMBER]: String(number) })

/** The number of this worker, from 1; undefined in a process that serves alone. */
export const workerNumber = (): number | undefined =>
  cluster.isWorker ? Number(process.env[NUMBER]) : undefined

/**
 * Whether this process does what is done once for all: it runs the jobs and speaks to the person who started
 * the server.
 */
export const isFirst = (): boolean => (workerNumber() ?? 1) === 1
