import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { serviceChangeCalls } from '#contract/calls/services/changes.ts'
import type { ServiceBooking } from '#contract/entities/service-booking.ts'
import type { BookingChange, ChooseProps } from '#src/core/booking/change/booking-change.ts'
import { ChangeDrawer } from '#src/core/booking/change/change-drawer.tsx'
import { agreedHandover } from '#src/core/handover/agreed-handover.ts'
import { ChangeCollection, type WantedCollection } from '#src/core/handover/change-collection.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { send } from '#src/data/provider/call.ts'
import { timeWords } from '#src/lib/clock-words.ts'
import { clockIn } from '#src/lib/zone-clock.ts'
import { stores } from '../queries.ts'
import { instantOf } from './instant-of.ts'

type Quote = ReplyOf<typeof serviceChangeCalls.quote> & { available: boolean }

const request = (
  { unique_booking_id, timezone }: ServiceBooking,
  { start, end, handover }: WantedCollection,
) => ({
  ...{ unique_booking_id, start: instantOf(start, timezone), end: instantOf(end, timezone) },
  ...(handover && { handover }),
})

/** How it is changed where and when things are collected and brought back. */
const collectionChange: BookingChange<ServiceBooking, WantedCollection, Quote> = {
  nowOf: ({ start, end, timezone, handover }) => ({
    start: clockIn(timezone, Date.parse(start)),
    end: clockIn(timezone, Date.parse(end)),
    handover: (handover && agreedHandover(handover)) ?? null,
  }),
  quote: async (booking, wanted) => ({
    ...(await send(serviceChangeCalls.quote, request(booking, wanted))),
    available: true,
  }),
  change: (booking, wanted, seen) =>
    send(serviceChangeCalls.change, { ...request(booking, wanted), ...seen }),
  Choose,
  useWords() {
    const { t, language } = useSpeech()
    const words = (clock: string) => timeWords(clock, language?.code ?? 'en')
    return ({ start, end }) => t('visit.fromUntil', { from: words(start), until: words(end) })
  },
  title: 'collection.title',
  words: {
    more: 'visit.payMore',
    less: 'visit.getBack',
    lessAtPlace: 'homeVisit.payLessThere',
    same: 'visit.samePrice',
    confirm: 'homeVisit.confirm',
    others: 'homeVisit.others',
    offline: 'homeVisit.changeOffline',
  },
  countOf: ({ lines }, _wanted, _quote, t) => t('visit.count', { n: lines.length }),
}

/** What was booked takes as long as its services do now. */
function Choose(props: ChooseProps<ServiceBooking, WantedCollection, Quote>) {
  const { language } = useSpeech()
  const { store, lines } = props.booking
  const { data } = useQuery({
    ...stores.info(store.slug, language?.code ?? ''),
    enabled: language !== undefined,
  })
  const booked = (data?.services ?? []).filter(({ id }) => lines.some((it) => it.service_id === id))
  return <ChangeCollection {...props} minutes={booked.reduce((all, it) => all + it.duration, 0)} />
}

interface Props {
  booking: ServiceBooking
  onClosed: () => void
}

export const HandoverDrawer = (props: Props) => <ChangeDrawer {...props} of={collectionChange} />
