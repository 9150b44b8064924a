import { chakra } from '@chakra-ui/react'
import { MapFailed } from '#src/core/map/map-failed.tsx'
import { CategorySlider } from '../category-slider.tsx'
import { ExploreBar } from '../explore-bar.tsx'
import type { ScreenProps } from '../list-screen.tsx'

interface Props extends ScreenProps {
  /** The map did not come: asks for it once more. */
  onAgain: (() => void) | undefined
}

/** Where the map will be in a moment, with what stands above it. */
export function MapRoom({ of, exploring, onAgain }: Props) {
  return (
    <Screen background="land" aria-busy={onAgain === undefined}>
      <Top>
        <ExploreBar of={of} exploring={exploring} />
        <CategorySlider of={of} exploring={exploring} />
      </Top>
      {onAgain && <MapFailed onAgain={onAgain} />}
    </Screen>
  )
}

export const Screen = chakra('div', {
  base: {
    position: 'relative',
    height: 'full',
    overflow: 'hidden',
    '--map-controls-top': '132px',
    '&[data-noticed]': { '--map-controls-top': '216px' },
  },
})

export const Top = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 1,
    insetInline: '4',
    top: 'max(12px, env(safe-area-inset-top))',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    // The map between the chips can be moved.
    pointerEvents: 'none',
    '& > * > *, & > p': { pointerEvents: 'auto' },
  },
})
