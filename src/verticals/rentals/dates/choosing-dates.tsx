import { chakra } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getRentalCalendar } from '#contract/calls/rentals/orders.ts'
import type { PricedRental } from '#contract/entities/rental.ts'
import type { Stay } from '#contract/rental/stay.ts'
import { Column, Columns } from '#src/core/checkout/frame.tsx'
import { HeldNote } from '#src/core/checkout/hold/held-note.tsx'
import { isElsewhere } from '#src/core/checkout/is-elsewhere.ts'
import type { DateRange } from '#src/core/explore/when/when.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { useLoaded } from '#src/core/use-loaded.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { connection } from '#src/data/connection/report.ts'
import { soldRentals } from '../sold-rentals.ts'
import type { ChosenStay } from '../stay-draft.ts'
import { CheckBar } from './check-bar.tsx'
import { type Chosen, isFreeFor } from './free-times.ts'
import { knownFrom } from './known.ts'
import { StayCalendar } from './stay-calendar.tsx'
import { StayHours } from './stay-hours.tsx'
import { useCheck } from './use-check.ts'
import { useChosen } from './use-chosen.ts'
import { useStayWords } from './use-stay-words.ts'

interface Props {
  rental: PricedRental
  calendar: ReplyOf<typeof getRentalCalendar>
  /** When the calendar was read. */
  asOf: number
  /** The dates of the search that led here. */
  when: DateRange | undefined
  /** The stay that was chosen before. */
  draft: Draft<ChosenStay> | null
}

const loadCosts = () => import('./stay-costs.tsx')

/** The calendar, the hours, and the price. */
export function ChoosingDates({ rental, calendar, asOf, when, draft }: Props) {
  const { t } = useSpeech()
  const words = useStayWords()
  const known = knownFrom(calendar)
  const { held } = calendar
  const { chosen, change: choose, stay, isAsAtFirst } = useChosen(when, draft?.chosen ?? held, known)
  const { part: replace, ask, leave } = useLazyPart<typeof import('#src/core/checkout/replace-dialog.tsx')>()
  const check = useCheck(rental)
  // Loaded while the server is asked.
  const Refusal = useLoaded(() => import('./not-available.tsx'), !check.isIdle)?.NotAvailable
  // Loaded while the second day is chosen.
  const costs = useLoaded(loadCosts, chosen.start !== undefined)
  const router = useRouter()
  const isOnline = useObserved(connection) === 'online'
  const change = (next: Chosen) => {
    check.reset()
    choose(next)
  }
  const other = soldRentals.drafts.current.value
  const replaces = isElsewhere(other, rental.slug)
  const checkAndGoOn = (wanted: Stay) =>
    check.mutate(wanted, {
      onSuccess: ({ available }) => available && void router.navigate({ to: '/rentals/cart' }),
    })
  // Dates that were chosen earlier may be taken by now; the person is told at once, with the nearest free
  // dates.
  const isGone = isAsAtFirst && !replaces && stay && !isFreeFor(stay, known)
  const wasLooked = useRef(false)
  useEffect(() => {
    if (wasLooked.current || !isOnline || !isGone || !check.isIdle) return
    wasLooked.current = true
    check.mutate(stay)
  })
  return (
    <Columns>
      <Column>
        <div>
          <chakra.h2 fontSize="16" fontWeight="bold" lineHeight="1.3">
            <bdi>{rental.title}</bdi>
          </chakra.h2>
          <chakra.p color="muted" fontSize="14">
            {t('stay.there')}
          </chakra.p>
        </div>
        <OfflineNote title="stay.offlineTitle" text="stay.offlineText" asOf={asOf} />
        {held && (
          <HeldNote
            of={soldRentals}
            slug={draft?.listing.slug}
            expires={held.expires_at}
            zone={rental.timezone}
          >
            {words({ start: held.start_date, end: held.end_date })}
          </HeldNote>
        )}
        {Refusal && <Refusal check={check} chosen={chosen} onTake={change} />}
        <StayCalendar kind={rental.rental_type.type} known={known} chosen={chosen} onChange={change} />
        <StayHours kind={rental.rental_type.type} known={known} chosen={chosen} onChange={change} />
        {stay && costs && <costs.StayCosts rental={rental} stay={stay} />}
      </Column>
      <CheckBar
        rental={rental}
        stay={stay}
        isWorking={check.isPending}
        onCheck={
          isOnline && stay && check.data?.available !== false
            ? () =>
                replaces ? ask(() => import('#src/core/checkout/replace-dialog.tsx')) : checkAndGoOn(stay)
            : undefined
        }
      />
      {replace && other && stay && (
        <replace.ReplaceDialog
          of={soldRentals}
          title={other.listing.title}
          onYes={() => checkAndGoOn(stay)}
          onClosed={leave}
        />
      )}
    </Columns>
  )
}
