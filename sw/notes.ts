import * as v from 'valibot'
import { noteAddress, notesCache } from '#contract/device-notes.ts'

/** Reads the note that a page left for the worker; undefined where there is none, or none that can be read. */
export async function readNote<T>(
  name: keyof typeof noteAddress,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | undefined> {
  try {
    const cache = await caches.open(notesCache)
    const found = v.safeParse(schema, await (await cache.match(noteAddress[name]))?.json())
    return found.success ? found.output : undefined
  } catch {
    return undefined
  }
}

export async function leaveNote(name: keyof typeof noteAddress, note: unknown): Promise<void> {
  const cache = await caches.open(notesCache)
  await cache.put(noteAddress[name], Response.json(note))
}
