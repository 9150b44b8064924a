import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { LocationNotice } from '#src/core/location/location-notices.tsx'
import { useLeftAt } from '#src/core/use-left-at.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { BottomSheet } from '#src/ui/bottom-sheet.tsx'
import { aboveSheet, type SheetHeight } from '#src/ui/sheet-panel.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { CategorySlider } from '../category-slider.tsx'
import { ExploreBar } from '../explore-bar.tsx'
import type { ScreenProps } from '../list-screen.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { ExploreMap } from './explore-map.tsx'
import { orderOnMap } from './in-sight.ts'
import { OverMap } from './over-map.tsx'
import { useExploreMap } from './use-explore-map.ts'

const GAP_PX = 8

/** The map on a phone, with the list in a sheet from below. */
export function MapScreen({ of, exploring, onFilter, isPassing }: ScreenProps) {
  const { t } = useSpeech()
  const map = useExploreMap(of, exploring)
  // Loaded after the first paint.
  const MapList = useLoaded(() => import('./map-list.tsx'))?.MapList
  const SelectedCard = useLoaded(
    () => import('./selected-card.tsx'),
    map.selected !== undefined,
  )?.SelectedCard
  const { card } = exploring.address
  // The selected listing is shown where the sheet would be, so the sheet is low.
  const [height, setHeight] = useState<SheetHeight>(card ? 'low' : 'half')
  const pane = useRef<HTMLDivElement>(null)
  const { name, top } = useLeftAt('list')
  return (
    <Screen>
      {!isPassing && (
        <Behind
          data-height={height}
          // A touch beside the sheet is meant for the map; where the map failed, it is meant for the button
          // that loads it again.
          onPointerDown={() => map.hasFailed || setHeight('low')}
        >
          <ExploreMap of={of} map={map} selected={card} isUnderSheet={height !== 'low'} />
        </Behind>
      )}
      <Top ref={makeRoomBelow}>
        <ExploreBar of={of} exploring={exploring} onFilter={onFilter} />
        <CategorySlider of={of} exploring={exploring} />
        <OverMap of={of} look={map.look} />
        {map.own.trouble && <LocationNotice trouble={map.own.trouble} onDismiss={map.own.dismiss} />}
      </Top>
      {map.selected && SelectedCard && (
        <Selected>
          <SelectedCard
            {...map.selected}
            of={of}
            when={exploring.exploreQuery.when}
            onClose={() => map.select(undefined)}
          />
        </Selected>
      )}
      <BottomSheet
        label={t('explore.sheet')}
        height={height}
        onHeight={setHeight}
        pane={pane}
        name={name}
        head={
          <>
            {map.inSight ? (
              <Count>{t(of.texts.nearby, { n: map.inSight.length })}</Count>
            ) : map.hasFailed ? (
              <Count>{t('explore.results')}</Count>
            ) : map.missing ? (
              <span />
            ) : (
              <Skeleton aria-busy width="180px" />
            )}
            <chakra.span color="muted" fontSize="14">
              {t(`explore.sort.${orderOnMap(exploring.exploreQuery.filters.sortBy)}`)}
            </chakra.span>
          </>
        }
      >
        {MapList ? (
          <MapList
            of={of}
            exploring={exploring}
            hasFailed={map.hasFailed}
            inSight={map.inSight}
            missing={map.missing}
            lookFarther={map.lookFarther}
            onPoint={map.setPointed}
            pane={pane}
            startsAt={top}
          />
        ) : (
          <ListSkeleton />
        )}
      </BottomSheet>
    </Screen>
  )
}

/** Keeps the map's controls below the header, however many lines that takes. */
function makeRoomBelow(top: HTMLElement | null) {
  if (!top) return
  const observer = new ResizeObserver(() => {
    const below = top.offsetTop + top.offsetHeight + GAP_PX
    top.parentElement?.style.setProperty('--map-controls-top', `${below}px`)
  })
  observer.observe(top)
  return () => observer.disconnect()
}

const Screen = chakra('div', {
  base: {
    position: 'relative',
    height: 'full',
    // `clip`, so that not even the focus of a hidden part can scroll it.
    overflow: 'clip',
    background: 'land',
    // The value until the controls are measured.
    '--map-controls-top': '132px',
    // On a wide page the list and the map are shown side by side as soon as the code has loaded.
    md: { '& > :not(header)': { display: 'none' } },
  },
})

/** The part of the map above the sheet: the location that is searched stands in its middle. */
const Behind = chakra('div', { base: { position: 'absolute', insetInline: '0', top: '0', ...aboveSheet } })

const Top = chakra('header', {
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

const Selected = chakra('div', {
  base: { position: 'absolute', zIndex: 1, insetInline: '3', bottom: '82px' },
})

const Count = chakra('h2', {
  base: {
    position: 'relative',
    fontSize: '20',
    fontWeight: 'bold',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
  },
})
