import { animate, useMotionValue, useReducedMotion } from 'framer-motion'
import { type PointerEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

const DRAG_FROM_PX = 10
const FAST_PX_PER_MS = 0.5

/** Slides a panel in from its edge and away again, also along with a finger. */
export function useSlide(panel: RefObject<HTMLElement | null>, onAway: () => void) {
  const x = useMotionValue(-10_000)
  const still = useReducedMotion() ?? false
  const start = useRef<{ at: number; x: number; moves: boolean } | undefined>(undefined)

  const away = useCallback(() => {
    const { current } = panel
    if (!current) return -10_000
    return current.offsetWidth * (getComputedStyle(current).direction === 'rtl' ? 1 : -1)
  }, [panel])
  const glide = (to: number) => animate(x, to, { duration: still ? 0 : 0.22, ease: 'easeOut' })
  const close = () => void glide(away()).then(onAway)

  useLayoutEffect(() => {
    x.set(away())
    const gliding = animate(x, 0, { duration: still ? 0 : 0.22, ease: 'easeOut' })
    return () => gliding.stop()
  }, [x, away, still])

  const swipe = {
    onPointerDown({ pointerType, timeStamp, clientX }: PointerEvent) {
      if (pointerType !== 'mouse') start.current = { at: timeStamp, x: clientX, moves: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = start
      if (!current) return
      const by = towards(event.clientX - current.x, away())
      if (!current.moves && by < DRAG_FROM_PX) return
      if (!current.moves) event.currentTarget.setPointerCapture(event.pointerId)
      current.moves = true
      x.set(by * Math.sign(away()))
    },
    onPointerUp({ clientX, timeStamp }: PointerEvent) {
      const { current } = start
      start.current = undefined
      if (!current?.moves) return
      const by = towards(clientX - current.x, away())
      if (isThrownAway(by, timeStamp - current.at, Math.abs(away()))) close()
      else glide(0)
    },
    onPointerCancel() {
      start.current = undefined
      glide(0)
    },
  }
  return { x, away, close, swipe }
}

/** The distance of a movement towards the edge; 0 for one away from it. */
function towards(by: number, edge: number): number {
  return Math.max(0, by * Math.sign(edge))
}

/** Whether a swipe was far enough, or fast enough, to close the panel. */
function isThrownAway(by: number, ms: number, width: number): boolean {
  return by > width / 3 || (by > 2 * DRAG_FROM_PX && by / Math.max(1, ms) > FAST_PX_PER_MS)
}
