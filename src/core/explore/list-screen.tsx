import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import { Map as MapIcon } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { CategorySlider } from './category-slider.tsx'
import { ExploreBar } from './explore-bar.tsx'
import type { Explored } from './explored.ts'
import { Results } from './results.tsx'
import type { Exploring } from './use-exploring.ts'

export interface ScreenProps {
  of: Explored
  exploring: Exploring
  onFilter: () => void
  /** Whether this is shown only until the screen for wide windows has loaded. */
  isPassing: boolean
}

/** The list on a phone, with the map a tap away. */
export function ListScreen({ of, exploring, onFilter }: ScreenProps) {
  const { t } = useSpeech()
  return (
    <Screen>
      <Top>
        <ExploreBar of={of} exploring={exploring} />
        <CategorySlider of={of} exploring={exploring} onFilter={onFilter} />
      </Top>
      <Results of={of} exploring={exploring} />
      {of.paths.map && (
        <ToMap to={of.paths.map} search={exploring.address}>
          <MapIcon size={20} strokeWidth={1.75} aria-hidden />
          {t('explore.map')}
        </ToMap>
      )}
    </Screen>
  )
}

// The button to the map stays at the bottom, however little was found.
const Screen = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: '3',
    minHeight: 'calc(100dvh - {spacing.4} - {spacing.8})',
  },
})

const Top = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'bar',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    marginInline: '-16px',
    paddingInline: '4',
    paddingBlock: 'max(12px, env(safe-area-inset-top)) 4px',
    marginBlockStart: '-16px',
    background: 'bg',
  },
})

const ToMap = createLink(
  chakra('a', {
    base: {
      position: 'sticky',
      bottom: 'calc({spacing.4} + env(safe-area-inset-bottom))',
      justifySelf: 'center',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '48px',
      paddingInline: '5',
      borderRadius: 'pill',
      background: 'ink',
      color: 'bg',
      boxShadow: 'float',
      fontWeight: 'semibold',
      textDecoration: 'none',
    },
  }),
)
