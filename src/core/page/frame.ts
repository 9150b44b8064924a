import { chakra } from '@chakra-ui/react'

/**
 * The layout of a listing's page: one column on a phone; on a wide page the decision stands beside the
 * content.
 */
export const Page = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The bar would cover the end.
    mdDown: {
      '&:has([data-under-thumb])': { paddingBlockEnd: 'calc(44px + env(safe-area-inset-bottom))' },
    },
    md: {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(248px, 36%, 360px)',
      gridTemplateRows: 'auto 1fr',
      columnGap: '6',
      rowGap: '6',
    },
    lg: { columnGap: '8' },
  },
})

/**
 * Marks where text begins to scroll beneath the top bar: below the cover on a phone, at once on a wide page.
 */
export const WordsBegin = chakra('span', {
  base: {
    position: 'absolute',
    top: 'calc(min(82vw, 346px) - 24px - env(safe-area-inset-top))',
    height: '1px',
    md: { top: '0' },
  },
})

/** Fills a phone from edge to edge, and scrolls slower than what comes over it. */
export const CoverFrame = chakra('div', {
  base: {
    height: 'min(82vw, 346px)',
    marginInline: '-16px',
    overflow: 'hidden',
    '& > div': { height: 'full', aspectRatio: 'auto' },
    mdDown: {
      '@supports (animation-timeline: scroll())': {
        animation: 'sink linear both',
        animationTimeline: 'scroll()',
        animationRange: '0 346px',
      },
    },
    md: { height: 'min(44vw, 346px)', marginInline: '0', borderRadius: '24px' },
  },
})

/** What people decide by: the title, the facts, the price. */
export const Decision = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '4',
    marginInline: '-16px',
    marginBlockStart: '-24px',
    padding: '5',
    paddingInline: '4',
    paddingBlockEnd: '6',
    borderRadius: '24px 24px 0 0',
    background: 'bg',
    md: {
      gridRow: 'span 2',
      alignSelf: 'start',
      position: 'sticky',
      top: '72px',
      margin: '0',
      padding: '5',
      borderRadius: '24px',
      background: 'card',
      boxShadow: 'float',
    },
  },
})

/** The content further down the page. */
export const Reading = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '6',
    mdDown: { paddingBlockEnd: '6' },
  },
})
