import { useEffect } from 'react'

/** The page behind does not scroll while something stands over it. */
export function useStillPage(): void {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement
    const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
    // Where the scroll bar takes room, its room stays, or the page would jump.
    const scrollbarGutter = innerWidth > clientWidth ? 'stable' : ''
    Object.assign(style, { overflow: 'hidden', scrollbarGutter })
    return () => void Object.assign(style, before)
  }, [])
}
