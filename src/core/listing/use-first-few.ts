import { type RefCallback, startTransition, useCallback, useState } from 'react'

/** As many as a wide screen shows at once. */
const FIRST = 5

/**
 * The first few of a row, and the rest once the last of them is about to be seen: most rows are never scrolled, and
 * what is not there costs a weak phone nothing. The last one shown takes the reference.
 */
export function useFirstFew<T>(items: readonly T[]): [shown: readonly T[], last: RefCallback<Element>] {
  const [all, setAll] = useState(items.length <= FIRST)
  const last = useCallback<RefCallback<Element>>((element) => {
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && startTransition(() => setAll(true)),
      { scrollMargin: '0px 300px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [all ? items : items.slice(0, FIRST), last]
}
