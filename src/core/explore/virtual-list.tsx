import { chakra } from '@chakra-ui/react'
import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { ListingRowSkeleton } from '#src/core/listing/row.tsx'

/** A row and the space below it, until it is measured. */
const ROW_PX = 112
const BEYOND = 6
/** Within so many rows of the end the next ones are asked for. */
const SOON = 8
/** What a phone shows of a list below what stands above it: painting more would only be taken away again. */
const ON_A_PHONE = { width: 390, height: 672 }
/** What a pane of it shows: rendered with the rest, since rows that come with the first measure hold up a finger. */
const IN_A_PANE = { width: 390, height: 564 }

interface Props<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  render: (item: T, at: number) => ReactNode
  /** Called near the end, where there is more than `items`. */
  onMore?: (() => void) | undefined
}

/** As many as there are, of which only those in sight are on the page; the page itself scrolls. */
export function PageList<T>(props: Props<T>) {
  const list = useRef<HTMLUListElement>(null)
  const virtualizer = useWindowVirtualizer({
    ...sizes(props),
    scrollMargin: list.current?.offsetTop ?? 0,
    initialRect: ON_A_PHONE,
  })
  return <Rows {...props} list={list} virtualizer={virtualizer} />
}

/** The same in a pane that scrolls by itself. */
export function PaneList<T>({ pane, ...props }: Props<T> & { pane: RefObject<HTMLElement | null> }) {
  const list = useRef<HTMLUListElement>(null)
  const virtualizer = useVirtualizer({
    ...sizes(props),
    scrollMargin: list.current?.offsetTop ?? 0,
    getScrollElement: () => pane.current,
    initialRect: IN_A_PANE,
  })
  return <Rows {...props} list={list} virtualizer={virtualizer} />
}

const sizes = <T,>({ items, keyOf }: Props<T>) => ({
  count: items.length,
  estimateSize: () => ROW_PX,
  overscan: BEYOND,
  getItemKey(at: number) {
    const item = items[at]
    return item === undefined ? at : keyOf(item)
  },
})

interface RowsProps<T, S extends Window | Element> extends Props<T> {
  list: RefObject<HTMLUListElement | null>
  virtualizer: Virtualizer<S, Element>
}

function Rows<T, S extends Window | Element>({ items, render, onMore, list, virtualizer }: RowsProps<T, S>) {
  const rows = virtualizer.getVirtualItems()
  const [first] = rows
  const isNearEnd = (rows.at(-1)?.index ?? 0) >= items.length - SOON
  useEffect(() => {
    if (isNearEnd) onMore?.()
  }, [isNearEnd, onMore])
  return (
    <>
      <List
        ref={list}
        style={{
          minHeight: virtualizer.getTotalSize(),
          // In the flow of the page they stand right also before they are measured, as the server paints them.
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

/** Its shape, until it is there. */
export function ListSkeleton() {
  return (
    <chakra.div display="grid" gap="4">
      {[1, 2, 3, 4, 5, 6].map((it) => (
        <ListingRowSkeleton key={it} />
      ))}
    </chakra.div>
  )
}

const List = chakra('ul', { base: { position: 'relative', listStyle: 'none' } })

const Item = chakra('li', { base: { paddingBlockEnd: '4' } })
