import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { memo, type RefObject, useDeferredValue, useMemo } from 'react'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingRow, ListingRowSkeleton } from '#src/core/listing/row.tsx'
import { useLoaded } from '#src/core/use-loaded.ts'
import { toHundredMetres } from '#src/lib/distance.ts'
import type { Explored } from '../explored.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { NothingFound } from '../nothing-found.tsx'
import { PriceFound } from '../price-found.tsx'
import { explore } from '../queries.ts'
import type { Exploring } from '../use-exploring.ts'
import { PaneList } from '../virtual-list.tsx'
import type { TimeChoice } from '../when/when.ts'
import type { InSight } from './in-sight.ts'
import type { ExploreMapState } from './use-explore-map.ts'

interface Props extends Pick<ExploreMapState, 'inSight' | 'missing' | 'lookFarther' | 'hasFailed'> {
  of: Explored
  exploring: Exploring
  onPoint: (slug: string | undefined) => void
  /** The element that scrolls. */
  pane: RefObject<HTMLElement | null>
  /** The scroll position when the list comes. */
  startsAt: number
}

/**
 * The listings that the map shows, as a list with everything that can be done on the map. Where the map has failed,
 * the list has the listings around the location.
 */
export const MapList = memo(function MapList({
  of,
  exploring,
  hasFailed,
  inSight: found,
  missing,
  lookFarther,
  onPoint,
  pane,
  startsAt,
}: Props) {
  const { t } = useSpeech()
  // Many cards change at once, so the map they come from is rendered first.
  const inSight = useDeferredValue(found)
  const Results = useLoaded(() => import('../results.tsx'), hasFailed)?.Results
  if (hasFailed && Results) return <Results of={of} exploring={exploring} pane={pane} startsAt={startsAt} />
  return (
    <section aria-label={t('explore.results')}>
      {missing ? (
        <AsyncSection query={missing} skeleton={<ListSkeleton />}>
          {() => null}
        </AsyncSection>
      ) : !inSight ? (
        <ListSkeleton />
      ) : inSight.length === 0 ? (
        <NothingFound of={of} exploring={exploring} text="explore.nothingOnMap" onFarther={lookFarther} />
      ) : (
        <PaneList
          pane={pane}
          startsAt={startsAt}
          items={inSight}
          keyOf={(it) => it.slug}
          render={(it, at) => (
            <Pointed
              data-selected={it.slug === exploring.address.card || undefined}
              onPointerEnter={() => onPoint(it.slug)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(it.slug)}
              onBlur={() => onPoint(undefined)}
            >
              <CardOf {...it} of={of} when={exploring.exploreQuery.when} eager={at < 5} />
            </Pointed>
          )}
        />
      )}
    </section>
  )
})

interface CardProps extends InSight {
  of: Explored
  when: TimeChoice | undefined
  eager: boolean
}

/** The card of a marker, once it has loaded. */
export const CardOf = memo(function CardOf({ of, slug, kilometres, when, eager }: CardProps) {
  const { t, language } = useSpeech()
  const { data, isError, isPaused } = useQuery({
    ...explore.card(of, slug, when, language?.code ?? ''),
    enabled: language !== undefined,
  })
  // The cards of a whole list come with one answer, so touches are handled first.
  const card = useDeferredValue(data)
  const found = useMemo(() => card && { ...card, distance: toHundredMetres(kilometres) }, [card, kilometres])
  if (found)
    return (
      <ListingRow
        card={found}
        eager={eager}
        when={of.timeFilter?.requestDates && when}
        Price={PriceFound}
        Note={of.Note}
      />
    )
  if (card === null) return <Note>{t('explore.gone')}</Note>
  return isError || isPaused ? <Note>{t('explore.notSeen')}</Note> : <ListingRowSkeleton />
})

const Pointed = chakra('div', {
  base: {
    '&[data-selected]': {
      borderRadius: 'card',
      outline: '2px solid',
      outlineColor: 'accent',
      outlineOffset: '4px',
    },
  },
})

const Note = chakra('p', { base: { minHeight: '92px', color: 'muted', fontSize: '14' } })
