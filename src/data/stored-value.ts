import * as v from 'valibot'

/** A value stored on the device and shared by all open tabs. */
export interface StoredValue<T> {
  /** The value; undefined where there is none, or none that can still be read. */
  get(): T | undefined
  set(value: T | undefined): void
  subscribe(listener: () => void): () => void
}

/**
 * Stores a value under `key`; where the device denies storage or is full, only as long as the page lives. In
 * `sessionStorage` it is this tab's alone, and ends with it.
 */
export function storedValue<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  where: 'localStorage' | 'sessionStorage' = 'localStorage',
): StoredValue<T> {
  const listeners = new Set<() => void>()
  let unsaved: { text: string | null } | undefined
  // An unchanged text gives the same object, so that React sees no change where there is none.
  let last: { text: string | null; value: T | undefined } = { text: null, value: undefined }

  function read(): string | null {
    if (unsaved) return unsaved.text
    try {
      return globalThis[where].getItem(key)
    } catch {
      return null
    }
  }

  function write(text: string | null): void {
    try {
      if (text === null) globalThis[where].removeItem(key)
      else globalThis[where].setItem(key, text)
      unsaved = undefined
    } catch {
      unsaved = { text }
    }
  }

  const tell = () => {
    for (const listener of listeners) listener()
  }

  function hearOtherTab(event: StorageEvent): void {
    // No key means that everything was cleared.
    if (event.key !== key && event.key !== null) return
    unsaved = undefined
    tell()
  }

  return {
    get() {
      const text = read()
      if (text !== last.text) last = { text, value: text === null ? undefined : parse(schema, text) }
      return last.value
    },
    set(value) {
      write(value === undefined ? null : JSON.stringify(value))
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', hearOtherTab)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', hearOtherTab)
      }
    },
  }
}

// The stored text may come from another build, or from somebody with the browser's tools.
function parse<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
