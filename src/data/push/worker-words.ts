import { noteAddress, notesCache, type WorkerWords } from '#contract/device-notes.ts'

/**
 * Gives the service worker the texts it needs when no page is open. Waits for a worker, so that a device
 * without one stores nothing for it. Answers how to call that off.
 */
export function teachWorker(words: WorkerWords): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const { serviceWorker } = navigator
  const teach = () => void leave(words)
  if (serviceWorker.controller) teach()
  else serviceWorker.addEventListener('controllerchange', teach, { once: true })
  return () => serviceWorker.removeEventListener('controllerchange', teach)
}

async function leave(words: WorkerWords): Promise<void> {
  try {
    const cache = await caches.open(notesCache)
    await cache.put(noteAddress.words, Response.json(words))
  } catch {
    // A device that keeps nothing gets no pushes either.
  }
}
