import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { QueuedCall } from '#contract/calls/registry.ts'
import { readSettings } from '#contract/settings.ts'
import { homeLocation } from '#src/core/location/home-location.ts'
import { settings } from '#src/core/settings/queries.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { OutboxEntry } from '#src/data/outbox/entry.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { takenBack } from '#src/data/outbox/taken-back.ts'
import { personHere } from '#src/data/owner.ts'
import { cardOf } from './card-of.ts'
import type { HeartProps } from './heart-props.ts'

interface Of extends Pick<HeartProps, 'vertical' | 'listing' | 'isFavourite'> {
  /** The call that says to the server what the person wants. */
  call: QueuedCall['name']
  /** Has the screens show another state. */
  write: (isFavourite: boolean) => void
  /** The device has no room, or the server said no: it is as it was. */
  onUndone: (why: unknown) => void
}

/** The last tap; who taps fast is ahead of what the device has written down. */
interface Tap {
  isFavourite: boolean
  isWritten: boolean
}

/** Whether a thing is a favourite, and how to change that: at once here, and at the server as soon as it can be told. */
export function useFavourite({ call, vertical, listing, isFavourite, write, onUndone }: Of) {
  const queries = useQueryClient()
  const { slug } = listing
  const isMine = (it: OutboxEntry) => it.call === call && it.request.slug === slug
  const mine = useObserved(outbox.waiting).filter(isMine)
  const waiting = mine.findLast((it) => it.refusal === undefined)
  const refused = mine.find((it) => it.refusal !== undefined)
  const onDevice = waiting && wanted(waiting)
  const [lastTap, setLastTap] = useState<Tap>()
  // In another tab it was said differently since.
  if (lastTap?.isWritten && onDevice === !lastTap.isFavourite)
    setLastTap({ ...lastTap, isFavourite: onDevice })
  useEffect(() => {
    if (!refused) return
    setLastTap(undefined)
    write(!wanted(refused))
    void outbox.discard(refused.key)
    onUndone(refused.refusal)
  }, [refused, write, onUndone])

  useEffect(
    () =>
      takenBack.subscribe(() => {
        const back = takenBack.value
        if (back?.call !== call || back.request.slug !== slug) return
        setLastTap(undefined)
        // What was refused was undone then.
        if (back.refusal === undefined) write(!wanted(back))
      }),
    [call, slug, write],
  )

  // An answer that was asked for before the tap, and came after it, knows nothing of it.
  useEffect(() => {
    if (lastTap && lastTap.isFavourite !== isFavourite) write(lastTap.isFavourite)
  }, [lastTap, isFavourite, write])

  const taps = useRef(0)
  const writing = useRef(Promise.resolve())
  const change = (next: boolean) => {
    const tap = ++taps.current
    const isLast = () => tap === taps.current
    write(next)
    setLastTap({ isFavourite: next, isWritten: false })
    const home = homeLocation(queries.getQueryData(settings.values().queryKey) ?? readSettings([]))
    const about = cardOf({ vertical, listing }, home ?? { latitude: 0, longitude: 0 })
    const writeDown = async () => {
      if (!isLast()) return
      // Only what is wanted in the end is worth sending.
      for (const { key } of outbox.waiting.value.filter(isMine)) await outbox.discard(key)
      const request = { slug, is_favorited: next }
      await outbox.add({ owner: personHere().owner, call, request, about })
    }
    writing.current = writing.current.then(writeDown).then(
      () => {
        if (isLast()) setLastTap({ isFavourite: next, isWritten: true })
      },
      (error: unknown) => {
        setLastTap(undefined)
        write(!next)
        onUndone(error)
      },
    )
  }
  return { isFavourite: lastTap?.isFavourite ?? onDevice ?? isFavourite, change }
}

function wanted({ request }: OutboxEntry): boolean {
  return request.is_favorited === true
}
