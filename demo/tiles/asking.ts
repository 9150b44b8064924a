/** Who sees one tile of a map wants the next. */
const STILL_ASKING_MS = 200

/** Whether somebody waits for a tile, or did a moment ago: a single number, which threads can share. */
export type Asking = Int32Array

export const newAsking = (): Asking => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

export const isAsking = (asking: Asking): boolean => Atomics.load(asking, 0) === 1

/** Answers what work is to be done through, so that it is known as long as somebody waits for it. */
export function knownBy(asking: Asking): <T>(work: () => Promise<T>) => Promise<T> {
  let waiting = 0
  let over: NodeJS.Timeout | undefined
  return async (work) => {
    waiting += 1
    clearTimeout(over)
    Atomics.store(asking, 0, 1)
    try {
      return await work()
    } finally {
      waiting -= 1
      if (waiting === 0) over = setTimeout(() => Atomics.store(asking, 0, 0), STILL_ASKING_MS).unref()
    }
  }
}
