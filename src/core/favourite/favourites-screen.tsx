import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Card } from '#contract/entities/card.ts'
import { usePerson } from '#src/core/account/person.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingRow, ListingRowSkeleton } from '#src/core/listing/row.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { useChosenLocation } from '#src/core/location/location.ts'
import { seenFrom } from '#src/core/location/seen-from.ts'
import { MoreButton } from '#src/core/more-button.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { takenBack } from '#src/data/outbox/taken-back.ts'
import { CardList, ListColumn } from '#src/ui/card-list.ts'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { type FavouriteChanges, favouriteChangesIn, keyOf, withChanges } from './favourite-changes.ts'
import { NoFavourites } from './no-favourites.tsx'
import { OwnHeart } from './own-heart.tsx'
import { favourites } from './queries.ts'

/** The screen of one's favourites, of every vertical. */
export function FavouritesScreen() {
  return usePerson().token === undefined ? <NoFavourites /> : <OwnFavourites />
}

function OwnFavourites() {
  const { t, language } = useSpeech()
  const query = useInfiniteQuery({
    ...favourites.list(language?.code ?? ''),
    enabled: language !== undefined,
  })
  useAskedWhenSent(query.refetch)
  const marks = useMarks()
  const [letGoHere, setLetGoHere] = useState<ReadonlySet<string>>(new Set())
  const onLetGo = useCallback((key: string) => setLetGoHere((before) => new Set(before).add(key)), [])
  const known = query.data?.pages.flatMap((it) => it.favourites)
  const isFavourite = (key: string) => marks.get(key)?.isFavourite ?? known?.some((it) => keyOf(it) === key)
  const cards = withChanges(known ?? [], marks, letGoHere)
  if (known && cards.length === 0) return <NoFavourites />
  return (
    <ListColumn>
      <ScreenTitle>{t('nav.favourites')}</ScreenTitle>
      {cards.length > 0 && (
        <CardList>
          {cards.map((card) => (
            <li key={keyOf(card)}>
              <Favourite card={card} isFavourite={isFavourite(keyOf(card)) ?? false} onLetGo={onLetGo} />
            </li>
          ))}
        </CardList>
      )}
      <AsyncSection query={query} skeleton={<Shape />}>
        {() => <MoreButton query={query} />}
      </AsyncSection>
    </ListColumn>
  )
}

interface FavouriteProps {
  card: Card
  isFavourite: boolean
  onLetGo: (key: string) => void
}

/** The row of a favourite; it stays after a removal, so that the listing can be added again. */
function Favourite({ card: known, isFavourite, onLetGo }: FavouriteProps) {
  const location = useChosenLocation()
  const card = useMemo(() => seenFrom(location, known), [location, known])
  const vertical = Object.values(useVerticals()).find((it) => it.id === card.vertical)
  const key = keyOf(card)
  const onWrite = useCallback((next: boolean) => void (next || onLetGo(key)), [key, onLetGo])
  return (
    <Beside>
      <ListingRow card={card} />
      {vertical && (
        <OwnHeart vertical={vertical.id} listing={card} isFavourite={isFavourite} onWrite={onWrite} />
      )}
    </Beside>
  )
}

/** Changes that the server does not know yet, and those it has heard since this screen was opened. */
function useMarks(): FavouriteChanges {
  const entries = useObserved(outbox.waiting)
  const waiting = favouriteChangesIn(entries)
  const [marks, setMarks] = useState(waiting)
  const isRefused = (key: string) =>
    !waiting.has(key) && entries.some(({ about }) => about && keyOf(about) === key)
  const isNews = [...waiting].some(([key, it]) => marks.get(key)?.isFavourite !== it.isFavourite)
  if (isNews || [...marks.keys()].some(isRefused))
    setMarks(new Map([...marks, ...waiting].filter(([key]) => !isRefused(key))))
  useEffect(
    () =>
      takenBack.subscribe(() => {
        const about = takenBack.value?.about
        if (about) setMarks((before) => new Map([...before].filter(([key]) => key !== keyOf(about))))
      }),
    [],
  )
  return marks
}

/** Reads the favourites again once the changes that wait in the outbox have been sent. */
function useAskedWhenSent(refetch: () => unknown): void {
  const isOnItsWay = useObserved(outbox.waiting).length > 0
  const [waits, setWaits] = useState(isOnItsWay)
  useEffect(() => {
    if (!waits || isOnItsWay) return
    setWaits(false)
    refetch()
  }, [waits, isOnItsWay, refetch])
}

function Shape() {
  return (
    <CardList as="div">
      {[1, 2, 3, 4].map((it) => (
        <ListingRowSkeleton key={it} />
      ))}
    </CardList>
  )
}

const Beside = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '3' },
})
