import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { LocationNotice } from '#src/core/location/location-notices.tsx'
import { useLeftAt } from '#src/core/use-left-at.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { CategorySlider } from '../category-slider.tsx'
import { ExploreBar } from '../explore-bar.tsx'
import type { ScreenProps } from '../list-screen.tsx'
import { ExploreMap } from './explore-map.tsx'
import { orderOnMap } from './in-sight.ts'
import { MapList } from './map-list.tsx'
import { OverMap } from './over-map.tsx'
import { SelectedCard } from './selected-card.tsx'
import { useExploreMap } from './use-explore-map.ts'

/** List and map side by side: a listing that is pointed at in the list stands out on the map. */
export function WideScreen({ of, exploring, onFilter }: ScreenProps) {
  const { t } = useSpeech()
  const map = useExploreMap(of, exploring)
  const pane = useRef<HTMLDivElement>(null)
  const { name, top } = useLeftAt('list')
  const { card } = exploring.address
  return (
    <Columns>
      <Side>
        <Head>
          <ExploreBar of={of} exploring={exploring} />
          <CategorySlider of={of} exploring={exploring} onFilter={onFilter} />
          <Count>
            {map.inSight
              ? t(of.texts.nearby, { n: map.inSight.length })
              : map.hasFailed
                ? t('explore.results')
                : !map.missing && <Skeleton aria-busy width="180px" />}
            <chakra.span color="muted" fontSize="14" fontWeight="normal">
              {t(`explore.sort.${orderOnMap(exploring.exploreQuery.filters.sortBy)}`)}
            </chakra.span>
          </Count>
        </Head>
        <Pane ref={pane} data-scroll-restoration-id={name}>
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
        </Pane>
      </Side>
      <MapSide>
        <ExploreMap of={of} map={map} selected={card} />
        <OverMapFrame>
          <OverMap of={of} look={map.look} />
          {map.own.trouble && <LocationNotice trouble={map.own.trouble} onDismiss={map.own.dismiss} />}
          {map.selected && (
            <SelectedCard
              {...map.selected}
              of={of}
              when={exploring.exploreQuery.when}
              onClose={() => map.select(undefined)}
            />
          )}
        </OverMapFrame>
      </MapSide>
    </Columns>
  )
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'clamp(320px, 36%, 440px) minmax(0, 1fr)',
    height: 'full',
  },
})

const Side = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minWidth: '0', minHeight: '0' },
})

const Head = chakra('div', {
  base: {
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    padding: '6',
    paddingBlockEnd: '3',
  },
})

const Count = chakra('h2', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '3',
    fontSize: '20',
    fontWeight: 'bold',
  },
})

const Pane = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    paddingInline: '6',
    paddingBlockStart: '2',
    paddingBlockEnd: '6',
  },
})

const MapSide = chakra('div', { base: { position: 'relative', minWidth: '0' } })

/** Holds messages that come and go above the map: in the list they would push down what is read. */
const OverMapFrame = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 1,
    bottom: '4',
    insetInline: '4',
    display: 'grid',
    gap: '3',
    maxWidth: '460px',
    marginInline: 'auto',
  },
})
