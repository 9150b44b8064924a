/** Long work must not keep the server from answering others: after so many milliseconds it lets them go first. */
const LONGEST_BREATH_MS = 8

/** Gives a function to await between the steps of long work. It returns at once unless the work has gone on for long. */
export function breather(): () => Promise<void> | undefined {
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
