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

/** Has cards and pages show what became of a heart after one has left the screen on which it was pressed. */
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
    // Sent from here or from another tab, refused or done: what it is now, the server knows.
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
    // It may have been taken back before this came.
    undo()
    return takenBack.subscribe(() => undo())
  }, [])
}
