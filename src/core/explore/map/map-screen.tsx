import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { LocationNotice } from '#src/core/place/place-notices.tsx'
import { BottomSheet, type SheetHeight } from '#src/ui/bottom-sheet.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { CategorySlider } from '../category-slider.tsx'
import { ExploreBar } from '../explore-bar.tsx'
import type { ScreenProps } from '../list-screen.tsx'
import { ExploreMap } from './explore-map.tsx'
import { MapList } from './map-list.tsx'
import { Screen, Top } from './map-room.tsx'
import { SelectedCard } from './selected-card.tsx'
import { useExploreMap } from './use-explore-map.ts'

/** The map on a phone, with the list in a sheet from below. */
export function MapScreen({ of, exploring, onFilter }: ScreenProps) {
  const { t } = useSpeech()
  const map = useExploreMap(of, exploring)
  const { card } = exploring.address
  // What is selected stands where the sheet would be.
  const [height, setHeight] = useState<SheetHeight>(card ? 'low' : 'half')
  const pane = useRef<HTMLDivElement>(null)
  return (
    <Screen data-noticed={map.own.trouble || undefined}>
      <Behind
        // The map is what one touches beside the sheet.
        onPointerDown={() => setHeight('low')}
      >
        <ExploreMap of={of} map={map} selected={card} />
      </Behind>
      <Top>
        <ExploreBar of={of} exploring={exploring} onFilter={onFilter} />
        <CategorySlider of={of} exploring={exploring} />
        {map.own.trouble && <LocationNotice trouble={map.own.trouble} onDismiss={map.own.dismiss} />}
      </Top>
      {map.selected && (
        <Selected>
          <SelectedCard
            {...map.selected}
            when={exploring.sought.when}
            onClose={() => map.select(undefined)}
          />
        </Selected>
      )}
      <BottomSheet
        label={t('explore.sheet')}
        height={height}
        onHeight={setHeight}
        pane={pane}
        head={
          <>
            {map.inSight ? (
              <Count>{t(of.texts.nearby, { n: map.inSight.length })}</Count>
            ) : map.missing ? (
              <span />
            ) : (
              <Skeleton aria-busy width="180px" />
            )}
            <chakra.span color="muted" fontSize="14">
              {t(`explore.sort.${exploring.sought.filters.sortBy}`)}
            </chakra.span>
          </>
        }
      >
        <MapList
          exploring={exploring}
          inSight={map.inSight}
          missing={map.missing}
          onPoint={map.setPointed}
          pane={pane}
        />
      </BottomSheet>
    </Screen>
  )
}

const Behind = chakra('div', { base: { position: 'absolute', insetInline: '0', top: '0', bottom: '54px' } })

const Selected = chakra('div', {
  base: { position: 'absolute', zIndex: 1, insetInline: '3', bottom: '82px' },
})

const Count = chakra('h2', {
  base: { position: 'relative', fontSize: '20', fontWeight: 'bold', pointerEvents: 'none' },
})
