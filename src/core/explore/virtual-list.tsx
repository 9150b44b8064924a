import { chakra } from '@chakra-ui/react'
import {
  elementScroll,
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { ListingRowSkeleton } from '#src/core/listing/row.tsx'
import { storedValue } from '#src/data/stored-value.ts'
import { whenAppIdle } from '#src/lib/app-idle.ts'

/** A row and the space below it, until it is measured. */
const ROW_PX = 125
const keptHeights = storedValue('row heights', v.record(v.string(), v.number()), 'sessionStorage')
/**
 * The heights of all rows that were seen in this tab, by key: a person who comes back to a list, also by loading the
 * page anew, finds it as long as they left it.
 */
const heights = new Map(Object.entries(keptHeights.get() ?? {}))
globalThis.addEventListener?.('pagehide', () => keptHeights.set(Object.fromEntries(heights)))
const BEYOND = 6
/** The number of rows before the end at which the next ones are requested. */
const ROWS_BEFORE_END = 8
/** The size of the list's visible part on a phone: more would be rendered only to be removed again. */
const ON_A_PHONE = { width: 390, height: 672 }
/**
 * The size of the visible part of a list in a pane: rows that come only with the first measure would delay
 * input.
 */
const IN_A_PANE = { width: 390, height: 564 }

export interface ListProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  render: (item: T, at: number) => ReactNode
  /** Called near the end, where there is more than `items`. */
  onMore?: (() => void) | undefined
}

/** A virtual list of which only the rows in sight are rendered; the page itself scrolls. */
export function PageList<T>(props: ListProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const virtualizer = useWindowVirtualizer({
    ...sizes(props),
    scrollMargin: list.current?.offsetTop ?? 0,
    initialRect: ON_A_PHONE,
  })
  return <Rows {...props} list={list} virtualizer={virtualizer} />
}

interface PaneProps<T> extends ListProps<T> {
  pane: RefObject<HTMLElement | null>
  /** The scroll position of the pane when the list comes. */
  startsAt: number
}

/** A virtual list in a pane that scrolls by itself. */
export function PaneList<T>({ pane, startsAt, ...props }: PaneProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const [beyond, setBeyond] = useState(0)
  // Rendered at once with the rows in sight, the rows beyond them would delay input.
  useEffect(() => {
    void whenAppIdle.then(() => startTransition(() => setBeyond(BEYOND)))
  }, [])
  const virtualizer = useVirtualizer({
    ...sizes(props),
    overscan: beyond,
    scrollMargin: list.current?.offsetTop ?? 0,
    getScrollElement: () => pane.current,
    initialRect: IN_A_PANE,
    initialOffset: startsAt,
    observeElementRect: observeLaidOut,
    scrollToFn: scrollLaidOut,
  })
  return <Rows {...props} list={list} virtualizer={virtualizer} />
}

function sizes<T>({ items, keyOf }: ListProps<T>) {
  const getItemKey = (at: number) => {
    const item = items[at]
    return item === undefined ? `${at}` : keyOf(item)
  }
  return {
    count: items.length,
    estimateSize: (at: number) => heights.get(getItemKey(at)) ?? ROW_PX,
    overscan: BEYOND,
    getItemKey,
    // A row is measured after the browser has laid it out by itself, and before it is painted.
    measureElement: measureLaidOut,
  }
}

/** Reports the size of a pane when the browser has laid it out by itself. */
function observeLaidOut(
  { scrollElement }: Virtualizer<HTMLElement, Element>,
  tell: (size: { width: number; height: number }) => void,
): (() => void) | undefined {
  if (!scrollElement) return
  const observer = new ResizeObserver(([seen]) => {
    const [box] = seen?.borderBoxSize ?? []
    if (box) tell({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) })
  })
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/** Scrolls a list; to its start only with the next frame, which lays the page out anyway. */
const scrollLaidOut: typeof elementScroll = (offset, how, list) => {
  if (offset > 0) elementScroll(offset, how, list)
  else requestAnimationFrame(() => elementScroll(offset, how, list))
}

function measureLaidOut<S extends Window | Element>(
  row: Element,
  seen: ResizeObserverEntry | undefined,
  list: Virtualizer<S, Element>,
): number {
  const key = `${list.options.getItemKey(list.indexFromElement(row))}`
  if (seen) heights.set(key, measureElement(row, seen, list))
  return heights.get(key) ?? ROW_PX
}

interface RowsProps<T, S extends Window | Element> extends ListProps<T> {
  list: RefObject<HTMLUListElement | null>
  virtualizer: Virtualizer<S, Element>
}

function Rows<T, S extends Window | Element>({ items, render, onMore, list, virtualizer }: RowsProps<T, S>) {
  const rows = virtualizer.getVirtualItems()
  const [first] = rows
  const isNearEnd = (rows.at(-1)?.index ?? 0) >= items.length - ROWS_BEFORE_END
  useEffect(() => {
    if (isNearEnd) onMore?.()
  }, [isNearEnd, onMore])
  return (
    <>
      <List
        ref={list}
        style={{
          minHeight: virtualizer.getTotalSize(),
          // In the flow of the page the rows are in the right place even before they are measured, as the
          // server renders them.
          paddingBlockStart: first ? first.start - virtualizer.options.scrollMargin : 0,
        }}
      >
        {rows.map(({ key, index }) => {
          const item = items[index]
          return (
            item !== undefined && (
              <Item
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={onMore ? -1 : items.length}
                aria-posinset={index + 1}
              >
                {render(item, index)}
              </Item>
            )
          )
        })}
      </List>
      {onMore && <ListingRowSkeleton />}
    </>
  )
}

const List = chakra('ul', { base: { position: 'relative', listStyle: 'none' } })

const Item = chakra('li', { base: { paddingBlockEnd: '4' } })
