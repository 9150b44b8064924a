import { chakra } from '@chakra-ui/react'
import { startTransition, useCallback, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { MapView } from '#src/core/map/map-view.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { nextTask } from '#src/lib/next-task.ts'
import { starsText } from '#src/lib/stars-text.ts'
import type { Explored } from '../explored.ts'
import type { MarkerFacts } from './clusters.ts'
import type { MapMarkers as MarksOfIt } from './markers.tsx'
import type { ExploreMapState } from './use-explore-map.ts'

interface Props {
  of: Explored
  map: ExploreMapState
  selected: string | undefined
  /** Whether a sheet from below covers half of it. */
  isUnderSheet?: boolean
}

/** The map with the listings that were found. */
export function ExploreMap({ of, map, selected, isUnderSheet }: Props) {
  const say = useMarkerText(of)
  const [Marks, setMarks] = useState<typeof MarksOfIt>()
  const bringMarks = useCallback(async () => {
    // The code of the markers is requested later, so that it does not delay the map.
    await nextTask()
    const { MapMarkers } = await import('./markers.tsx')
    startTransition(() => setMarks(() => MapMarkers))
  }, [])
  if (!map.start) return <Frame aria-busy="true" />
  return (
    <Frame color={of.hue}>
      <MapView
        start={map.start}
        isUnderSheet={isUnderSheet}
        bringMore={bringMarks}
        onFailed={map.setHasFailed}
        aim={map.aim}
        onMove={map.movedTo}
        onLocate={map.own.locate}
        isLocating={map.own.isLocating}
      >
        {Marks && (
          <Marks
            points={map.points}
            look={map.look}
            onLook={map.setLook}
            selected={selected}
            pointed={map.pointed}
            onSelect={map.select}
            say={say}
          />
        )}
      </MapView>
    </Frame>
  )
}

function useMarkerText({ marker }: Explored): (of: MarkerFacts) => string {
  const { t, language } = useSpeech()
  const money = useMoney()
  if (marker === 'rating')
    return ({ rating }) => (rating === 0 ? '' : `★\u00a0${starsText(rating, language?.code ?? 'en')}`)
  return ({ price }) => (price === null ? '' : price === 0 ? t('card.free') : money(price))
}

const Frame = chakra('div', {
  base: {
    height: 'full',
    background: 'land',
    // The hue is the colour here, so that marks of every vertical are drawn alike.
    '& .count': {
      display: 'grid !important',
      placeItems: 'center',
      borderRadius: 'pill',
      background: 'color-mix(in srgb, currentColor 25%, transparent)',
      '& > span': {
        display: 'grid',
        placeItems: 'center',
        width: 'calc(100% - 12px)',
        height: 'calc(100% - 12px)',
        borderRadius: 'pill',
        background: 'currentColor',
        fontSize: '14px',
        fontWeight: 'bold',
        fontVariantNumeric: 'tabular-nums',
        // Upon the hue itself.
        WebkitTextFillColor: '{colors.card}',
      },
    },
    '& .mark': { display: 'grid !important', placeItems: 'end center' },
    '& .mark > span': {
      position: 'relative',
      minWidth: '28px',
      minHeight: '28px',
      paddingInline: '10px',
      paddingBlock: '4px',
      marginBlockEnd: '6px',
      borderRadius: 'pill',
      background: 'raised',
      color: 'ink',
      boxShadow: 'float',
      fontSize: '14px',
      fontWeight: 'bold',
      lineHeight: '20px',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      _after: {
        content: '""',
        position: 'absolute',
        insetInlineStart: 'calc(50% - 5px)',
        bottom: '-4px',
        width: '10px',
        height: '10px',
        background: 'inherit',
        transform: 'rotate(45deg)',
        zIndex: -1,
      },
      // A marker without a text has the hue as its background.
      '&:empty:not([data-selected])': { background: 'currentColor', color: 'inherit' },
      '&[data-selected]': { background: 'ink', color: 'bg' },
    },
  },
})
