import { useEffect } from 'react'

/** Keeps the page behind from scrolling while something is over it. */
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
