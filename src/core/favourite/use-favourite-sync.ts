import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Card } from '#contract/entities/card.ts'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { takenBack } from '#src/data/outbox/taken-back.ts'
import { type FavouriteChanges, favouriteChangesIn } from './favourite-changes.ts'
import { favourites } from './queries.ts'
import { isPageOf, writeFavourite } from './write-favourite.ts'

/**
 * Updates cards and pages once a change of a favourite was sent or refused, after its screen has been left.
 */
export function useFavouriteSync(): void {
  const queries = useQueryClient()
  const verticals = useVerticals()
  const favouringOf = ({ vertical, kind }: Card) =>
    Object.values(verticals)
      .find((it) => it.id === vertical)
      ?.favourite?.(kind)
  const answered = useObserved(outbox.answered)
  const seen = useRef(0)
  const onSent = useEffectEvent((sent: FavouriteChanges) => {
    void queries.invalidateQueries({ queryKey: favourites.marked().queryKey })
    for (const { card } of sent.values()) {
      const of = favouringOf(card)
      if (of) void queries.invalidateQueries({ queryKey: [of.page], predicate: isPageOf(card.slug) })
    }
  })
  useEffect(() => {
    // Whether it was sent from this tab or another, done or refused, the server knows the present state.
    const sent = favouriteChangesIn(answered.slice(seen.current))
    seen.current = answered.length
    if (sent.size > 0) onSent(sent)
  }, [answered])
  const undo = useEffectEvent(() => {
    const { call, about, request } = takenBack.value ?? {}
    const of = about && favouringOf(about)
    if (about && of && of.call === call)
      writeFavourite(queries, { ...about, page: of.page }, request?.is_favorited !== true)
  })
  useEffect(() => {
    // The change may have been withdrawn before this was mounted.
    undo()
    return takenBack.subscribe(() => undo())
  }, [])
}
