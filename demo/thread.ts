import { Worker } from 'node:worker_threads'

/** The answer of a thread, with the id of its question. */
type Reply<Answer> = ({ id: number } & Answer) | { id: number; problem: string }

interface Waiting<Answer> {
  resolve(answer: Answer): void
  reject(reason: Error): void
}

/** A thread for long work. It starts at the first question or when told to, and again after a failure. */
export interface Thread<Order extends object, Answer extends object> {
  start(): void
  ask(order: Order): Promise<Answer>
  close(): Promise<void>
}

/**
 * @param entry The built file that the thread runs: it answers each `{id, …order}` with `{id, …answer}` or `{id, problem}`.
 */
export function threadOf<Order extends object, Answer extends object>(
  entry: URL,
  name: string,
): Thread<Order, Answer> {
  const waiting = new Map<number, Waiting<Answer>>()
  let worker: Worker | undefined
  let lastId = 0

  const giveUp = (broken: Worker, reason: Error) => {
    // Messages of a thread that was replaced are ignored.
    if (worker !== broken) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  const started = () => {
    const fresh = new Worker(entry, { name })
    // The thread does not keep the process alive.
    fresh.unref()
    fresh.on('message', (reply: Reply<Answer>) => {
      const asked = waiting.get(reply.id)
      waiting.delete(reply.id)
      if ('problem' in reply) asked?.reject(new Error(reply.problem))
      else asked?.resolve(reply)
    })
    fresh.on('error', (error) => giveUp(fresh, error))
    fresh.on('exit', () => giveUp(fresh, new Error(`The thread for ${name} has ended.`)))
    return fresh
  }
  return {
    start() {
      worker ??= started()
    },
    ask(order) {
      worker ??= started()
      const id = ++lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker?.postMessage({ id, ...order })
      })
    },
    async close() {
      await worker?.terminate()
    },
  }
}
