/** Runs one piece of work of a name at a time: on the whole device where it has locks, else in this page. */
export function oneAtATime(name: string): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (work) => {
    if (globalThis.navigator?.locks) return navigator.locks.request(name, work)
    // Without locks two tabs may send the same entry; its key makes sure that it has one effect.
    last = last.then(work, work)
    return last
  }
}
