import { Worker } from 'node:worker_threads'
import type { TileImage } from './encode.ts'
import type { TileAddress } from './tile-address.ts'
import type { TileSource } from './tile-source.ts'

/** What the thread is asked, and what it answers. */
export type TileOrder = TileAddress & { id: number }
export type TileReply = { id: number; body: Uint8Array; isOpenSea: boolean } | { id: number; problem: string }

interface Waiting {
  resolve(image: TileImage): void
  reject(reason: Error): void
}

/**
 * Draws on a thread of its own, so that not even a hundred new tiles keep the server from answering. It starts with
 * the first tile, or when told to prepare, and is started again if it should break.
 *
 * @param entry The built file of `tile-worker.ts`.
 */
export function drawnOnThread(entry: URL): TileSource {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  const giveUp = (broken: Worker, reason: Error) => {
    // What an earlier thread still has to say is no concern of the one that took its place.
    if (worker !== broken) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  const start = () => {
    const started = new Worker(entry, { name: 'tiles' })
    // A server that has nothing else to do may end.
    started.unref()
    started.on('message', (reply: TileReply) => {
      const asked = waiting.get(reply.id)
      waiting.delete(reply.id)
      if ('problem' in reply) return asked?.reject(new Error(reply.problem))
      const image = { body: Buffer.from(reply.body), type: 'image/webp' } as const
      return asked?.resolve(reply.isOpenSea ? { ...image, isOpenSea: true } : image)
    })
    started.on('error', (error) => giveUp(started, error))
    started.on('exit', () => giveUp(started, new Error('The thread that draws tiles has ended.')))
    return started
  }
  return {
    prepare() {
      worker ??= start()
    },
    draw(tile) {
      worker ??= start()
      const order: TileOrder = { ...tile, id: ++lastId }
      return new Promise((resolve, reject) => {
        waiting.set(order.id, { resolve, reject })
        worker?.postMessage(order)
      })
    },
    async close() {
      await worker?.terminate()
    },
  }
}
