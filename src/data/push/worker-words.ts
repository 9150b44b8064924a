import { noteAddress, notesCache, type WorkerWords } from '#contract/device-notes.ts'

/**
 * Tells the worker what to say by itself, and in which language: it runs when no page does. Waits for one to come,
 * so that a device without a worker is left with nothing for it. Answers how to call that off.
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
