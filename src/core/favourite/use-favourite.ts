import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { QueuedCall } from '#contract/calls/registry.ts'
import { readSettings } from '#contract/settings.ts'
import { homeLocation } from '#src/core/location/home-location.ts'
import { settings } from '#src/core/settings/queries.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { OutboxEntry } from '#src/data/outbox/entry.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { personHere } from '#src/data/owner.ts'
import { cardOf } from './card-of.ts'
import type { HeartProps } from './heart-props.ts'
import { isWanted, wantedFavourite } from './wanted-favourite.ts'

interface Of extends Pick<HeartProps, 'vertical' | 'listing' | 'isFavourite'> {
  /** The call that says to the server what the person wants. */
  call: QueuedCall['name']
  /** Has the screens show another state. */
  write: (isFavourite: boolean) => void
  /** The device has no room, or the server said no: it is as it was. */
  onUndone: (why: unknown) => void
}

/**
 * Whether a listing is a favourite, and how to change that: at once here, on the server as soon as it can be
 * told.
 */
export function useFavourite({ call, vertical, listing, isFavourite: isKnown, write, onUndone }: Of) {
  const queries = useQueryClient()
  const { slug } = listing
  const isMine = (it: OutboxEntry) => it.call === call && it.request.slug === slug
  const mine = useObserved(outbox.waiting).filter(isMine)
  const [lastTap, setLastTap] = useState<boolean>()
  const wanted = wantedFavourite(lastTap, mine)

  // An answer that was requested before the tap and arrived after it does not have the change.
  useEffect(() => {
    if (wanted !== undefined && wanted !== isKnown) write(wanted)
  }, [wanted, isKnown, write])

  const refused = mine.find((it) => it.refusal !== undefined)
  useEffect(() => {
    if (!refused) return
    write(!isWanted(refused))
    void outbox.discard(refused.key)
    onUndone(refused.refusal)
  }, [refused, write, onUndone])

  const taps = useRef(0)
  const writing = useRef(Promise.resolve())
  const change = (next: boolean) => {
    const tap = ++taps.current
    const isLast = () => tap === taps.current
    setLastTap(next)
    const home = homeLocation(queries.getQueryData(settings.values().queryKey) ?? readSettings([]))
    const about = cardOf({ vertical, listing }, home ?? { latitude: 0, longitude: 0 })
    const writeDown = async () => {
      if (!isLast()) return
      // Only the last state is worth sending.
      for (const { key } of outbox.waiting.value.filter(isMine)) await outbox.discard(key)
      const request = { slug, is_favorited: next }
      await outbox.add({ owner: personHere().owner, call, request, about })
    }
    writing.current = writing.current.then(writeDown).then(
      () => {
        // From here on the outbox has the new state, and the screens have it once it is sent.
        if (isLast()) setLastTap(undefined)
      },
      (error: unknown) => {
        setLastTap(undefined)
        write(!next)
        onUndone(error)
      },
    )
  }
  return { isFavourite: wanted ?? isKnown, change }
}
