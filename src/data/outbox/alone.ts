/** Runs one work of this name at a time: on the whole device where it has locks, else in this page. */
export function oneAtATime(name: string): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (work) => {
    if (globalThis.navigator?.locks) return navigator.locks.request(name, work)
    // Two tabs may then send the same entry; its key makes one effect of it.
    last = last.then(work, work)
    return last
  }
}
