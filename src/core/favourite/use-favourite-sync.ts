import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { takenBack } from '#src/data/outbox/taken-back.ts'
import { favouriteChangesIn } from './favourite-changes.ts'
import { favourites } from './queries.ts'
import { writeFavourite } from './write-favourite.ts'

/** Has cards and pages show what became of a heart after one has left the screen on which it was pressed. */
export function useFavouriteSync(): void {
  const queries = useQueryClient()
  const verticals = useVerticals()
  const isOnItsWay = favouriteChangesIn(useObserved(outbox.waiting)).size > 0
  const was = useRef(isOnItsWay)
  useEffect(() => {
    // Sent from here or from another tab, refused or done: what it is now, the server knows.
    if (was.current && !isOnItsWay) void queries.invalidateQueries({ queryKey: favourites.marked().queryKey })
    was.current = isOnItsWay
  }, [queries, isOnItsWay])
  const undo = useEffectEvent(() => {
    const { call, about, request } = takenBack.value ?? {}
    const vertical = Object.values(verticals).find((it) => it.id === about?.vertical)
    const of = about && vertical?.favourite?.(about.kind)
    if (about && of && of.call === call)
      writeFavourite(queries, { ...about, page: of.page }, request?.is_favorited !== true)
  })
  useEffect(() => {
    // It may have been taken back before this came.
    undo()
    return takenBack.subscribe(() => undo())
  }, [])
}
