import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import type { getRentalCalendar } from '#contract/calls/rentals/orders.ts'
import { isPriced, type PricedRental, type Rental } from '#contract/entities/rental.ts'
import { UpdateNeeded } from '#src/core/app-update/update-needed.tsx'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useDraft } from '#src/core/checkout/use-draft.ts'
import { HandoverSkeleton } from '#src/core/handover/handover-skeleton.tsx'
import { HandoverStep } from '#src/core/handover/handover-step.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { knownFrom } from '../dates/known.ts'
import { NotAvailable } from '../dates/not-available.tsx'
import { rentalCalendar } from '../dates/queries.ts'
import { StayCalendar } from '../dates/stay-calendar.tsx'
import { useCheck } from '../dates/use-check.ts'
import { useStayWords } from '../dates/use-stay-words.ts'
import { soldRentals } from '../sold-rentals.ts'
import { type ChosenStay, priceOf, stayAt } from '../stay-draft.ts'

interface Props {
  rental: Rental
  offer: ReplyOf<typeof getPickupDrop>
  asOf: number
}

/** Chooses the days of a rental and how one gets it. */
export function ChoosingHandover({ rental, ...props }: Props) {
  const calendar = useQuery(rentalCalendar(rental.slug))
  const draft = useDraft(soldRentals, rental.slug)
  if (!isPriced(rental)) return <UpdateNeeded isScreen />
  return (
    <AsyncSection query={calendar} skeleton={<HandoverSkeleton />}>
      {(times) =>
        draft === undefined ? (
          <HandoverSkeleton />
        ) : (
          <Choosing {...{ ...props, rental, calendar: times, draft }} />
        )
      }
    </AsyncSection>
  )
}

interface ChoosingProps extends Props {
  rental: PricedRental
  calendar: ReplyOf<typeof getRentalCalendar>
  draft: Draft<ChosenStay> | null
}

/** Checks that the days and the way can be, and makes them the draft. */
function Choosing({ rental, offer, asOf, calendar, draft }: ChoosingProps) {
  const { slug, title, currency, rental_type } = rental
  const words = useStayWords()
  const known = knownFrom(calendar)
  const check = useCheck(rental)
  const before = draft?.chosen ?? calendar.held
  return (
    <HandoverStep
      of={soldRentals}
      {...{ slug, title, offer, asOf, now: known.now }}
      holdId={draft?.hold?.hold_id}
      before={{ start: before?.start_date, end: before?.end_date, handover: draft?.chosen.handover }}
      priceOf={(stay) => priceOf(stayAt(rental, stay), currency).total}
      timesText={words}
      days={(chosen, onChange) => (
        <StayCalendar kind={rental_type.type} known={known} chosen={chosen} onChange={onChange} />
      )}
      trouble={(chosen, onTake) => <NotAvailable check={check} chosen={chosen} onTake={onTake} />}
      isWorking={check.isPending}
      onTouch={check.reset}
      onGoOn={(stay, handover, onDone) =>
        check.mutate({ ...stay, handover }, { onSuccess: ({ available }) => available && onDone() })
      }
    />
  )
}
