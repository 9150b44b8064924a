import { type RefCallback, startTransition, useCallback, useState, useSyncExternalStore } from 'react'

/** As many as a wide screen shows at once. */
const FIRST = 5

const never = () => () => {}

/**
 * The first few of a row, and the rest once the last of them is about to be seen: most rows are never scrolled, and
 * what is not there costs a weak phone nothing. One that stands farther on than at its beginning has all of them at
 * once, but on a painted page, which has what the server knew. The last one shown takes the reference.
 */
export function useFirstFew<T>(
  items: readonly T[],
  isFarther: boolean,
): [shown: readonly T[], last: RefCallback<Element>] {
  // Where that is the same as on the server, which is nearly always, a row is rendered but once.
  const isFartherHere = useSyncExternalStore(
    never,
    () => isFarther,
    () => false,
  )
  const [all, setAll] = useState(items.length <= FIRST || isFartherHere)
  const last = useCallback<RefCallback<Element>>((element) => {
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && startTransition(() => setAll(true)),
      // Of the page it would be told only what is not cut off at the page's edge.
      { root: element.parentElement, rootMargin: '0px 200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [all ? items : items.slice(0, FIRST), last]
}
