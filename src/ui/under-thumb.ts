/**
 * The look of a bar with an amount and the next action: at the bottom of a phone's screen. An amount is never
 * cut in two; where both have no room, the action gets a line of its own. On a wide page each screen styles
 * it itself.
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
