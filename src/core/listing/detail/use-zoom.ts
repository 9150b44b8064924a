import { type PointerEvent, useRef, useState } from 'react'
import { type Look, movedBy, nearerAround, still } from './zoom.ts'

const DOUBLE_TAP = 2.5

/** Zooms a picture by pinching or a double tap, and moves it by one finger. */
export function useZoom() {
  const ref = useRef<HTMLImageElement>(null)
  const look = useRef<Look>(still)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const [isNearer, setNearer] = useState(false)

  const show = (next: Look) => {
    look.current = next
    const { current } = ref
    if (current) current.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`
    setNearer(next.scale > 1)
  }
  const place = () => {
    const { current } = ref
    // The position of the picture without its zoom.
    const { left = 0, top = 0 } = current?.getBoundingClientRect() ?? {}
    const { offsetWidth = 0, offsetHeight = 0 } = current ?? {}
    return {
      left: left - look.current.x,
      top: top - look.current.y,
      width: offsetWidth,
      height: offsetHeight,
    }
  }
  const letGo = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)

  return {
    ref,
    isNearer,
    onDoubleClick({ clientX, clientY }: { clientX: number; clientY: number }) {
      const frame = place()
      const factor = look.current.scale > 1 ? 1 / look.current.scale : DOUBLE_TAP
      show(nearerAround(look.current, factor, { x: clientX - frame.left, y: clientY - frame.top }, frame))
    },
    onPointerDown({ pointerId, clientX: x, clientY: y, pointerType }: PointerEvent) {
      if (pointerType !== 'mouse' || look.current.scale > 1) fingers.current.set(pointerId, { x, y })
    },
    onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
      const before = fingers.current.get(pointerId)
      if (!before) return
      const frame = place()
      const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1]
      fingers.current.set(pointerId, { x, y })
      if (other) {
        const factor =
          Math.hypot(x - other.x, y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
        const middle = { x: (x + other.x) / 2 - frame.left, y: (y + other.y) / 2 - frame.top }
        if (Number.isFinite(factor)) show(nearerAround(look.current, factor, middle, frame))
      } else if (look.current.scale > 1) show(movedBy(look.current, x - before.x, y - before.y, frame))
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
  }
}
