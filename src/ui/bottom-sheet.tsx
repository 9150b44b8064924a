import { chakra } from '@chakra-ui/react'
import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react'

/** How much of it is seen: its head, half a screen, or all of it. */
export type SheetHeight = 'low' | 'half' | 'high'

const LOW_PX = 70
const order = ['low', 'half', 'high'] as const
/** Of the screen. */
const parts = { half: 0.5, high: 0.75 } as const
const MEANT_PX = 6
const FAST_PX_PER_MS = 0.4

interface Props {
  /** What its handle is called. */
  label: string
  head: ReactNode
  height: SheetHeight
  onHeight: (height: SheetHeight) => void
  /** What scrolls in it. */
  pane: RefObject<HTMLDivElement | null>
  children: ReactNode
}

const seenOf = (height: SheetHeight) => (height === 'low' ? LOW_PX : innerHeight * parts[height])

/** A page from below that shares the screen with what is behind it: drawn up by a finger, or stepped by a key. */
export function BottomSheet({ label, head, height, onHeight, pane, children }: Props) {
  const panel = useRef<HTMLElement>(null)
  const drag = useRef<{ at: number; y: number; seen: number; moves: boolean } | undefined>(undefined)

  const show = useCallback((seen: number, isDragged = false) => {
    const { current } = panel
    if (!current) return
    current.style.transition = isDragged ? 'none' : ''
    current.style.transform = `translateY(${seenOf('high') - seen}px)`
  }, [])

  useLayoutEffect(() => {
    const settle = () => {
      show(seenOf(height))
      // The list ends where the screen does.
      pane.current?.style.setProperty('padding-block-end', `${seenOf('high') - seenOf(height) + 16}px`)
    }
    settle()
    addEventListener('resize', settle)
    return () => removeEventListener('resize', settle)
  }, [show, height, pane])

  const take = {
    onPointerDown({ clientY, timeStamp, button }: PointerEvent) {
      if (button === 0) drag.current = { at: timeStamp, y: clientY, seen: seenOf(height), moves: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (!current) return
      const up = current.y - event.clientY
      if (!current.moves && Math.abs(up) < MEANT_PX) return
      if (!current.moves) event.currentTarget.setPointerCapture(event.pointerId)
      current.moves = true
      show(Math.max(LOW_PX, Math.min(seenOf('high'), current.seen + up)), true)
    },
    onPointerUp({ clientY, timeStamp }: PointerEvent) {
      const { current } = drag
      drag.current = undefined
      if (!current?.moves) return
      const up = current.y - clientY
      const next = whereTo(current.seen + up, up / Math.max(1, timeStamp - current.at))
      show(seenOf(next))
      onHeight(next)
    },
    onPointerCancel() {
      drag.current = undefined
      show(seenOf(height))
    },
  }

  return (
    <Panel ref={panel}>
      <Head {...take}>
        <Handle
          type="button"
          aria-label={label}
          aria-expanded={height !== 'low'}
          onClick={() => onHeight(height === 'low' ? 'half' : height === 'half' ? 'high' : 'low')}
        />
        {head}
      </Head>
      <Pane ref={pane} inert={height === 'low'}>
        {children}
      </Pane>
    </Panel>
  )
}

/** Thrown, it goes on to the next height; let go, to the nearest. */
function whereTo(seen: number, upwards: number): SheetHeight {
  const nearest = order.toSorted((a, b) => Math.abs(seenOf(a) - seen) - Math.abs(seenOf(b) - seen))
  if (Math.abs(upwards) < FAST_PX_PER_MS) return nearest[0] ?? 'low'
  return upwards > 0
    ? (order.find((it) => seenOf(it) > seen) ?? 'high')
    : (order.toReversed().find((it) => seenOf(it) < seen) ?? 'low')
}

const Panel = chakra('section', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    height: '75dvh',
    transition: 'transform {durations.calm} ease-out',
    borderRadius: '24px 24px 0 0',
    background: 'bg',
    boxShadow: 'float',
  },
})

const Head = chakra('div', {
  base: {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '70px',
    paddingInline: '4',
    paddingBlockStart: '3',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'grab',
  },
})

/** All of the head can be pressed for it. */
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

const Pane = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: '4',
    paddingBlockStart: '1',
  },
})
