import { areaCache } from '#contract/area-pictures.ts'
import { notesCache } from '#contract/device-notes.ts'

/** Deletes cached pictures and tiles, which take the most room and can be fetched again. */
export async function dropPictures(): Promise<void> {
  if ('caches' in globalThis) await Promise.all(['pictures', 'tiles'].map((name) => caches.delete(name)))
}

/** Deletes the answers in the worker's caches. */
export async function dropAnswerCaches(): Promise<void> {
  const names = 'caches' in globalThis ? await caches.keys() : []
  await Promise.all(names.filter(isOfAnswers).map((name) => caches.delete(name)))
}

// The caches of the shell and its chunks hold code, without which the next start would need a network. Notes
// are messages that page and worker still have to pass on. An area was saved on purpose, and belongs to no
// account.
function isOfAnswers(name: string): boolean {
  return !['chunks', notesCache, areaCache].includes(name) && !name.startsWith('workbox-precache')
}
