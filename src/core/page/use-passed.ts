import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element has been scrolled out of the page at its top. */
export function usePassed(): [isPassed: boolean, element: RefCallback<Element>] {
  const [isPassed, setPassed] = useState(false)
  const element = useCallback<RefCallback<Element>>((it) => {
    if (!it) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0)
      },
      { rootMargin: '-64px 0px 0px 0px' },
    )
    observer.observe(it)
    return () => observer.disconnect()
  }, [])
  return [isPassed, element]
}
