import { type RefCallback, startTransition, useCallback, useState, useSyncExternalStore } from 'react'

/** The number of items that a wide screen shows at once. */
const FIRST = 5

const never = () => () => {}

/**
 * The first few items of a row, and the rest once the last of them is about to be seen: most rows are never
 * scrolled, and what is not rendered costs a weak phone nothing. A row that was left scrolled has all of them
 * at once, but not on the server's page. The last one shown takes the reference.
 */
export function useFirstFew<T>(
  items: readonly T[],
  isFarther: boolean,
): [shown: readonly T[], last: RefCallback<Element>] {
  // Where the value is the server's, which is nearly always so, the row renders only once.
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
      // With the page as root, a tile that is cut off at the row's edge would not count.
      { root: element.parentElement, rootMargin: '0px 200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [all ? items : items.slice(0, FIRST), last]
}
