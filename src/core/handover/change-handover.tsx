import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import type { Booking } from '#contract/entities/booking.ts'
import type { Handover } from '#contract/entities/handover.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { clockIn } from '#src/lib/zone-clock.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { choiceFrom, emptyChoice, handoverOf } from './handover-choice.ts'
import { HandoverForm, type Times, useHandover } from './handover-form.tsx'
import type { WholeTimes } from './handover-step.tsx'
import { pickupDrop } from './queries.ts'

/** Another way to get what was booked; another window moves the beginning or the end of having it. */
export type WantedHandover = WholeTimes & { handover: Handover | null }

interface Props {
  booking: Booking
  wanted: WantedHandover
  onChoose: (wanted: WantedHandover | undefined) => void
  /** Why the server refused. */
  trouble: (times: Times, onTake: (times: Times) => void) => ReactNode
  children: ReactNode
}

/** Chooses another way to get what was booked. */
export function ChangeHandover(props: Props) {
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

type ChooseProps = Props & { offer: ReplyOf<typeof getPickupDrop>; asOf: number }

function Choose({ booking, wanted, onChoose, trouble, children, offer, asOf }: ChooseProps) {
  const [times, setTimes] = useState<Times>(wanted)
  const [choice, setChoice] = useState(() => (wanted.handover ? choiceFrom(wanted.handover) : emptyChoice))
  const { slug, unique_booking_id, timezone } = booking
  const now = clockIn(timezone, serverNow() ?? Date.now())
  const state = useHandover(offer, { slug, now, own: { unique_booking_id } }, choice, times)
  const choose = (it: { times?: Times; choice?: typeof choice }) => {
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
      <OfflineNote title="handover.offline" text="handover.offlineText" asOf={asOf} />
      {trouble(times, (it) => choose({ times: it }))}
      <HandoverForm
        {...{ offer, state, choice, times }}
        wasTried
        onChange={(it) => choose({ choice: { ...choice, ...it } })}
        onTimes={(it) => choose({ times: it })}
      />
      {children}
    </chakra.div>
  )
}
