import { chakra } from '@chakra-ui/react'

/** Marks the centre of the map with its tip; while the map moves it hovers. */
export function CentrePin({ isLifted }: { isLifted: boolean }) {
  return (
    <Spot aria-hidden data-lifted={isLifted}>
      <svg width="40" height="50" viewBox="0 0 40 50" aria-hidden="true">
        <path d="M20 49C11 37 4 29 4 19a16 16 0 0 1 32 0c0 10-7 18-16 30Z" fill="currentColor" />
        <circle cx="20" cy="19" r="6" fill="var(--pin-eye)" />
      </svg>
      <Shadow />
    </Spot>
  )
}

const Spot = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineStart: 'calc(50% - 20px)',
    bottom: '50%',
    width: '40px',
    height: '50px',
    color: 'accent',
    pointerEvents: 'none',
    '--pin-eye': '{colors.onAccent}',
    '& svg': {
      position: 'relative',
      zIndex: 1,
      filter: 'drop-shadow(0 2px 4px rgb(0 0 0 / 0.3))',
      transition: 'transform {durations.fast} ease-out',
    },
    '&[data-lifted=true] svg': { transform: 'translateY(-8px)' },
  },
})

const Shadow = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineStart: '15px',
    bottom: '-2px',
    width: '10px',
    height: '4px',
    borderRadius: 'pill',
    background: 'ink',
    opacity: 0.35,
  },
})
