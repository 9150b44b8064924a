/**
 * What it comes to, and beside it the one thing to do next: under the thumb on a phone. An amount is never cut in two;
 * where both have no room, what is to be done has a line of its own. What it is on a wide page, its screen says.
 */
export const underThumb = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  '& > :first-child': { minWidth: 'min-content', flex: '99' },
  '& > :last-child': { flexGrow: 1 },
  mdDown: {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'bar',
    minHeight: '76px',
    paddingInline: '4',
    paddingBlock: '3',
    paddingBlockEnd: 'calc(12px + env(safe-area-inset-bottom))',
    background: 'card/88',
    backdropFilter: 'blur(16px)',
    borderBlockStartWidth: '1px',
    borderColor: 'line',
  },
} as const
