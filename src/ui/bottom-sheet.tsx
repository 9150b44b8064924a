import { chakra } from '@chakra-ui/react'
import { type PointerEvent, type ReactNode, type RefObject, useRef } from 'react'
import { HALF, HIGH, LOW_PX, SheetHead, type SheetHeight, SheetPane, SheetPanel } from './sheet-panel.ts'

const order = ['low', 'half', 'high'] as const
const parts = { half: HALF, high: HIGH } as const
const DRAG_FROM_PX = 6
const FAST_PX_PER_MS = 0.4

interface Props {
  /** The name of the sheet's handle. */
  label: string
  head: ReactNode
  height: SheetHeight
  onHeight: (height: SheetHeight) => void
  /** The element that scrolls in it. */
  pane: RefObject<HTMLDivElement | null>
  /** The name by which the router remembers its scroll position. */
  name: string
  children: ReactNode
}

const seenOf = (height: SheetHeight) => (height === 'low' ? LOW_PX : innerHeight * parts[height])

/**
 * A sheet from below that shares the screen with what is behind it: dragged by a finger, or moved in steps by
 * keys.
 */
export function BottomSheet({ label, head, height, onHeight, pane, name, children }: Props) {
  const panel = useRef<HTMLElement>(null)
  const drag = useRef<{ at: number; y: number; seen: number; moves: boolean } | undefined>(undefined)

  /** Draws the sheet at a height in pixels; undefined: at the height of its state. */
  const drawTo = (seen: number | undefined) => {
    const { current } = panel
    if (!current) return
    current.style.transition = seen === undefined ? '' : 'none'
    current.style.transform = seen === undefined ? '' : `translateY(${seenOf('high') - seen}px)`
  }

  const take = {
    onPointerDown({ clientY, timeStamp, button }: PointerEvent) {
      if (button === 0) drag.current = { at: timeStamp, y: clientY, seen: seenOf(height), moves: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (!current) return
      const up = current.y - event.clientY
      if (!current.moves && Math.abs(up) < DRAG_FROM_PX) return
      if (!current.moves) event.currentTarget.setPointerCapture(event.pointerId)
      current.moves = true
      drawTo(Math.max(LOW_PX, Math.min(seenOf('high'), current.seen + up)))
    },
    onPointerUp({ clientY, timeStamp }: PointerEvent) {
      const { current } = drag
      drag.current = undefined
      if (!current?.moves) return
      const up = current.y - clientY
      const next = whereTo(current.seen + up, up / Math.max(1, timeStamp - current.at))
      drawTo(undefined)
      onHeight(next)
    },
    onPointerCancel() {
      drag.current = undefined
      drawTo(undefined)
    },
  }

  return (
    <SheetPanel ref={panel} data-height={height}>
      <SheetHead touchAction="none" userSelect="none" cursor="grab" {...take}>
        <Handle
          type="button"
          aria-label={label}
          aria-expanded={height !== 'low'}
          onClick={() => onHeight(height === 'low' ? 'half' : height === 'half' ? 'high' : 'low')}
        />
        {head}
      </SheetHead>
      <SheetPane ref={pane} data-scroll-restoration-id={name} inert={height === 'low'}>
        {children}
      </SheetPane>
    </SheetPanel>
  )
}

/** The height after a drag: thrown, the sheet goes on to the next one; let go, to the nearest. */
function whereTo(seen: number, upwards: number): SheetHeight {
  const nearest = order.toSorted((a, b) => Math.abs(seenOf(a) - seen) - Math.abs(seenOf(b) - seen))
  if (Math.abs(upwards) < FAST_PX_PER_MS) return nearest[0] ?? 'low'
  return upwards > 0
    ? (order.find((it) => seenOf(it) > seen) ?? 'high')
    : (order.toReversed().find((it) => seenOf(it) < seen) ?? 'low')
}

/** The handle, which covers the whole head. */
const Handle = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    borderRadius: '24px 24px 0 0',
    background: 'transparent',
    cursor: 'pointer',
    _before: {
      content: '""',
      position: 'absolute',
      top: '8px',
      insetInlineStart: 'calc(50% - 20px)',
      width: '40px',
      height: '4px',
      borderRadius: 'pill',
      background: 'edge',
    },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})
