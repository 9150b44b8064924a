import cluster from 'node:cluster'
import { once } from 'node:events'
import { AggregatorRegistry, type Registry } from 'prom-client'

interface Question {
  metricsFor?: number
}

interface Answer {
  metricsOf?: number
  /** Missing: not all of them answered, such as one that is just starting. */
  text?: string | undefined
}

/** Answers workers that are asked for metrics with those of all workers together. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker, { metricsFor }: Question) => {
    if (metricsFor === undefined) return
    const text = await all.clusterMetrics().catch(() => undefined)
    if (worker.isConnected()) worker.send({ metricsOf: metricsFor, text } satisfies Answer)
  })
}

class NotAllAnswered extends Error {
  readonly statusCode = 503
}

let asked = 0

/** Offers this worker's metrics to the others. Answers how to ask for those of all. */
export function shareMetrics(own: Registry): () => Promise<string> {
  new AggregatorRegistry()
  AggregatorRegistry.setRegistries([own])
  return async () => {
    asked++
    const number = asked
    process.send?.({ metricsFor: number } satisfies Question)
    for (;;) {
      const [{ metricsOf, text }]: [Answer] = (await once(process, 'message')) as [Answer]
      if (metricsOf !== number) continue
      if (text === undefined) throw new NotAllAnswered('Not all workers told their metrics.')
      return text
    }
  }
}
