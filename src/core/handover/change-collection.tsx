import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import type { Booking } from '#contract/entities/booking.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import type { ChooseProps } from '#src/core/booking/change/booking-change.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { clockIn } from '#src/lib/zone-clock.ts'
import { Note } from '#src/ui/note.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { WantedHandover } from './change-handover.tsx'
import { CollectionForm } from './collection-form.tsx'
import { useCollection } from './collection-state.ts'
import { choiceFrom, emptyChoice, type HandoverChoice, handoverOf } from './handover-choice.ts'
import type { Times } from './handover-form.tsx'
import { addressIn } from './home-choice.ts'
import { pickupDrop } from './queries.ts'

/** Another address or other windows for what is collected; they are the beginning and the end of what was booked. */
export type WantedCollection = WantedHandover

type Props<Quote> = ChooseProps<Booking, WantedCollection, Quote> & {
  /** How long it takes to see to what is collected. */
  minutes: number
}

/** Chooses anew where and when things are collected and brought back. */
export function ChangeCollection<Quote>(props: Props<Quote>) {
  const { t } = useSpeech()
  const offer = useQuery(pickupDrop(props.booking.slug))
  return (
    <AsyncSection query={offer} skeleton={<Skeleton height="400px" borderRadius="card" />}>
      {(said) =>
        said === null ? (
          <p>{t('handover.tooLate')}</p>
        ) : (
          <Choose {...props} offer={said} asOf={offer.dataUpdatedAt} />
        )
      }
    </AsyncSection>
  )
}

type ChooseAnewProps<Quote> = Props<Quote> & { offer: ReplyOf<typeof getPickupDrop>; asOf: number }

function Choose<Quote>(props: ChooseAnewProps<Quote>) {
  const { booking, wanted, quoting, onChoose, minutes, offer, asOf, children } = props
  const [times, setTimes] = useState<Times>(wanted)
  const [choice, setChoice] = useState<HandoverChoice>(() =>
    wanted.handover ? choiceFrom(wanted.handover) : emptyChoice,
  )
  const { slug, unique_booking_id, timezone } = booking
  const now = clockIn(timezone, serverNow() ?? Date.now())
  const failure = useFailureText(quoting.error)
  const of = { slug, now, minutes, own: { unique_booking_id } }
  const state = useCollection(offer, of, addressIn(choice), times)
  const choose = (it: { times?: Times; choice?: HandoverChoice }) => {
    const next = { times, choice, ...it }
    setTimes(next.times)
    setChoice(next.choice)
    const { start, end } = next.times
    const handover = handoverOf(next.choice)
    const isWhole = start !== undefined && end !== undefined && handover !== undefined
    onChoose(isWhole ? { start, end, handover } : undefined)
  }
  return (
    <chakra.div display="grid" gap="5">
      <OfflineNote title="homeVisit.changeOffline" asOf={asOf} />
      {quoting.error != null && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {failure}
        </Note>
      )}
      <CollectionForm
        {...{ offer, state, choice, times, now }}
        wasTried
        onChange={(it) => choose({ choice: { ...choice, ...it } })}
        onTimes={(it) => choose({ times: it })}
      />
      {children}
    </chakra.div>
  )
}
