import { setTimeout as sleep } from 'node:timers/promises'

/** Long work must not keep the server from answering others: after so many milliseconds it lets them go first. */
const LONGEST_BREATH_MS = 8
/** How often who lets others go first looks whether they are gone. */
const LOOK_EVERY_MS = 20

/** To be awaited between the steps of long work. */
export type Breathe = () => Promise<void> | undefined

/** Lets others go first once the work has gone on for long; returns at once until then. */
export function breather(): Breathe {
  let since = performance.now()
  return () => {
    if (performance.now() - since < LONGEST_BREATH_MS) return undefined
    return new Promise((resolve) => {
      setImmediate(() => {
        since = performance.now()
        resolve()
      })
    })
  }
}

/** Lets others go first at every step, for as long as there are any. */
export function givingWay(isAnybodyThere: () => boolean): Breathe {
  return async () => {
    await new Promise(setImmediate)
    while (isAnybodyThere()) await sleep(LOOK_EVERY_MS)
  }
}
