import { chakra } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { BackIcon, OnIcon } from './directed-icons.tsx'

interface Props {
  /** Its scroll position when it appears, and the name by which the router remembers that. */
  leftAt: { name: string; left: number }
  /** The labels of the arrows; touch needs none, so they are there for the mouse alone. */
  back: string
  onwards: string
  /** The number of tiles that stand one below the other in each column. */
  rows?: 1 | 2
  children: ReactNode
}

/** A row that is wider than the page: it snaps while swiped, and arrows turn it a page on. */
export function SnapRow({ leftAt: { name, left }, back, onwards, rows = 1, children }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: true })
  // Only when it is used: measuring at the start would lay out rows that nobody sees yet.
  const look = () => {
    const { current } = row
    if (!current) return
    const at = Math.abs(current.scrollLeft)
    const [start, end] = [at < 4, at + current.clientWidth > current.scrollWidth - 4]
    setEnds((known) => (known.start === start && known.end === end ? known : { start, end }))
  }
  // A row that stands at its beginning is left alone: setting its scroll position would force a layout at
  // once.
  useLayoutEffect(() => {
    if (left !== 0 && row.current) row.current.scrollLeft = left
  }, [left])
  const turn = (pages: number) => {
    const { current } = row
    if (!current) return
    const sign = getComputedStyle(current).direction === 'rtl' ? -1 : 1
    current.scrollBy({ left: sign * pages * current.clientWidth, behavior: 'smooth' })
  }
  return (
    <Frame onPointerEnter={look} onFocus={look}>
      <Row ref={row} data-scroll-restoration-id={name} data-rows={rows} tabIndex={0} onScroll={look}>
        {children}
      </Row>
      {!ends.start && (
        <Arrow type="button" aria-label={back} insetInlineStart="-22px" onClick={() => turn(-1)}>
          <BackIcon />
        </Arrow>
      )}
      {!ends.end && (
        <Arrow type="button" aria-label={onwards} insetInlineEnd="-22px" onClick={() => turn(1)}>
          <OnIcon size={24} />
        </Arrow>
      )}
    </Frame>
  )
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    minWidth: 0,
    '& > button': { opacity: 0 },
    '&:hover > button, &:focus-within > button': { opacity: 1 },
  },
})

const Row = chakra('ul', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '3',
    listStyle: 'none',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: '4',
    marginInline: '-16px',
    paddingInline: '4',
    paddingBlockStart: '1',
    // Room for the shadow, which would be cut off.
    paddingBlockEnd: '8',
    marginBlockEnd: '-20px',
    scrollbarWidth: 'none',
    md: { marginInline: '-24px', paddingInline: '6', scrollPaddingInline: '6' },
    xl: { gap: '4' },
    '&[data-rows="2"]': {
      display: 'grid',
      gridTemplateRows: 'auto auto',
      gridAutoFlow: 'column',
      justifyContent: 'start',
    },
    _focusVisible: { outlineOffset: '-2px', borderRadius: 'card' },
  },
})

const Arrow = chakra('button', {
  base: {
    display: 'none',
    position: 'absolute',
    top: 'calc(50% - 22px)',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'pill',
    background: 'card',
    boxShadow: 'float',
    cursor: 'pointer',
    transition: 'opacity {durations.fast} ease-out',
    '@media (hover: hover) and (min-width: 768px)': { display: 'grid' },
  },
})
