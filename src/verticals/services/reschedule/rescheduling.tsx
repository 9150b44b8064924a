import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serviceChangeCalls } from '#contract/calls/services/changes.ts'
import type { ServiceBooking } from '#contract/entities/service-booking.ts'
import type { WantedServices } from '#contract/entities/visit.ts'
import type { ChangeWords } from '#src/core/booking/change/change-words.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { PeopleOfServices } from '#src/core/slots/people-of-services.tsx'
import { slotsOf } from '#src/core/slots/queries.ts'
import { SlotChoice, SlotColumn } from '#src/core/slots/slot-choice.tsx'
import { SlotHead } from '#src/core/slots/slot-head.tsx'
import { useHeldStart } from '#src/core/slots/watch/use-held-start.ts'
import { WatchButton } from '#src/core/slots/watch/watch-button.tsx'
import { useWayBack } from '#src/core/way-back.ts'
import { send } from '#src/data/provider/call.ts'
import { hourAt, momentAt } from '#src/lib/dates.ts'
import { serviceBookingPaths } from '../paths.ts'
import { stores } from '../queries.ts'

const timeWords: ChangeWords = {
  more: 'visit.payMore',
  less: 'visit.getBack',
  lessAtPlace: 'visit.payLessThere',
  same: 'visit.samePrice',
  confirm: 'visit.confirmTime',
  others: 'visit.otherTime',
  offline: 'visit.changeOffline',
}

/** Chooses another slot for a visit. A tap shows what that costs; only a confirmation moves the visit. */
export function Rescheduling({ booking }: { booking: ServiceBooking }) {
  const { t, language } = useSpeech()
  const queries = useQueryClient()
  const { go } = useWayBack()
  const { unique_booking_id, timezone, store } = booking
  const booked = servicesOf(booking)
  const [services, setServices] = useState(booked)
  const quoting = useMutation({
    mutationFn: async (start: string) => {
      const wanted = { unique_booking_id, start, services }
      const [quote, { ChangeReview }] = await Promise.all([
        send(serviceChangeCalls.quote, wanted),
        // Only needed once a time has been tapped.
        import('#src/core/booking/change/change-review.tsx'),
      ])
      return { wanted, quote, ChangeReview }
    },
    onError: () => queries.invalidateQueries({ queryKey: ['slots'] }),
  })
  useHeldStart(unique_booking_id, quoting.mutate)
  const { data: listing } = useQuery({
    ...stores.info(store.slug, language?.code ?? ''),
    enabled: language !== undefined,
  })
  const locale = language?.code ?? 'en'
  const words = ({ start, end }: { start: string; end: string }) =>
    t('visit.fromUntil', { from: momentAt(start, timezone, locale), until: hourAt(end, timezone, locale) })
  const people = [...booking.lines.map((it) => it.professional), ...(listing?.professionals ?? [])]
  const nameOf = (id: number | null) => people.find((it) => it?.id === id)?.name ?? t('visit.anyone')
  const who = (visit: WantedServices) =>
    [...new Set(visit.map((it) => nameOf(it.professional_id)))].join(', ')
  const isAsNow = (start: string) =>
    Date.parse(start) === Date.parse(booking.start) && hashKey([services]) === hashKey([booked])
  if (quoting.data) {
    const { wanted, quote, ChangeReview } = quoting.data
    return (
      <SlotColumn>
        <ChangeReview
          booking={booking}
          whenOf={(it) => `${words(it)} · ${who(servicesOf(it))}`}
          quote={quote}
          when={`${words(quote)} · ${who(wanted.services)}`}
          count={t('visit.count', { n: services.length })}
          words={timeWords}
          isPage
          change={(method, idempotency_key) => {
            const { changes, bill } = quote
            const seen = { total: bill.total, changes, method, idempotency_key }
            return send(serviceChangeCalls.change, { ...wanted, ...seen })
          }}
          onOthers={quoting.reset}
          onChanged={go}
        />
      </SlotColumn>
    )
  }
  return (
    <SlotColumn>
      <SlotHead title={store.title} text={t('visit.youHave', { when: words(booking) })} />
      {listing && (
        <PeopleOfServices
          // The same professionals, until others are chosen.
          services={services.flatMap((wanted) => {
            const service = listing.services.find(({ id }) => id === wanted.id)
            return service ? { ...service, professional_id: wanted.professional_id } : []
          })}
          people={listing.professionals}
          onChoose={(id, professional_id) => {
            quoting.reset()
            setServices(services.map((it) => (it.id === id ? { ...it, professional_id } : it)))
          }}
        />
      )}
      <SlotChoice
        timezone={timezone}
        start={booking.start}
        slotsIn={(range) => slotsOf(store.slug, services, range, { unique_booking_id })}
        error={quoting.error}
        busy={quoting.isPending ? quoting.variables : undefined}
        onPick={(start) => !isAsNow(start) && quoting.mutate(start)}
      />
      <WatchButton
        {...{ timezone, services }}
        slug={store.slug}
        booked={booking}
        list={serviceBookingPaths.list}
      />
    </SlotColumn>
  )
}

const servicesOf = ({ lines }: ServiceBooking): WantedServices =>
  lines.map(({ service_id: id, is_any, professional, addons = [] }) => ({
    id,
    professional_id: is_any ? null : (professional?.id ?? null),
    addons: addons.map((it) => it.id),
  }))
