import { chakra } from '@chakra-ui/react'

/** The part of a sheet that is seen: its head, half a screen, or all of it. */
export type SheetHeight = 'low' | 'half' | 'high'

export const LOW_PX = 70
const CORNER_PX = 24
/** A part of the screen's height. */
export const HALF = 0.5
export const HIGH = 0.75

const hidden = {
  low: `calc(${HIGH * 100}dvh - ${LOW_PX}px)`,
  half: `${(HIGH - HALF) * 100}dvh`,
  high: '0px',
}

/** The layout that fills the room above a sheet, reaching behind its corners; a high sheet covers some of it. */
export const aboveSheet = {
  bottom: `calc(${HALF * 100}dvh - ${CORNER_PX}px)`,
  '&[data-height=low]': { bottom: `${LOW_PX - CORNER_PX}px` },
}

/** A sheet from below, of which as much is seen as `data-height` says. */
export const SheetPanel = chakra('section', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    height: `${HIGH * 100}dvh`,
    transform: 'translateY(var(--hidden))',
    transition: 'transform {durations.calm} ease-out',
    borderRadius: `${CORNER_PX}px ${CORNER_PX}px 0 0`,
    background: 'bg',
    boxShadow: 'float',
    '&[data-height=low]': { '--hidden': hidden.low },
    '&[data-height=half]': { '--hidden': hidden.half },
    '&[data-height=high]': { '--hidden': hidden.high },
  },
})

export const SheetHead = chakra('div', {
  base: {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    minHeight: `${LOW_PX}px`,
    paddingInline: '4',
    paddingBlockStart: '3',
  },
})

/** The scrolling part of a sheet; its list ends where the screen does. */
export const SheetPane = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: '4',
    paddingBlockStart: '1',
    paddingBlockEnd: 'calc(var(--hidden) + 16px)',
    // A control that a key leads to scrolls into sight.
    scrollPaddingBlockEnd: 'calc(var(--hidden) + 16px)',
  },
})
