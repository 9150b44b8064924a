import type { HeldVisit, WantedServices } from '#contract/entities/visit.ts'
import { minor, toWire } from '#contract/money.ts'
import { instantOf } from '#contract/visit/grain.ts'
import type { PlannedAddon } from '#contract/visit/plan.ts'
import { priceOf } from '#contract/visit/price.ts'
import type { AgreedAddon, BookedLine, HeldLine } from '#server/db/visit-tables.ts'
import type { Offer } from '#server/modules/orders/offer.ts'
import type { BookableStore } from './repo.ts'
import type { RequestedVisit } from './requested-visit.ts'

const dateOf = (minute: number) => new Date(minute * 60_000)

/** The offer of a visit: its listing, time and price. */
export const offerOf = ({ store, plan, start }: RequestedVisit): Offer => ({
  listingId: store.id,
  businessId: store.business_id,
  title: store.title,
  currency: store.currency,
  startsAt: dateOf(start),
  endsAt: dateOf(start + plan.minutes),
  subtotal: priceOf(plan),
  deposit: depositTermsOf(store),
})

/** What a store wants to be paid at once. */
export function depositTermsOf(store: BookableStore): Offer['deposit'] {
  const { deposit_percent: percent, deposit_minor: amount, deposit_from_minor } = store
  const from = minor(deposit_from_minor)
  if (percent !== null) return { from, rate: Number(percent) }
  return amount === null ? undefined : { from, cap: minor(amount) }
}

/** The lines of a visit as they would be booked. */
export function plannedLines({ store, plan, start }: RequestedVisit): BookedLine[] {
  return plan.lines.map(({ service, by, offset, own, minutes, addons }) => ({
    service_id: service.id,
    name: offeredBy(store, service.id)?.name ?? '',
    professional_id: by,
    professional_name: nameOf(store, by),
    is_any: by === null,
    from_min: start + offset,
    until_min: start + offset + minutes,
    gap_at: service.gapAt,
    gap_minutes: service.gapMinutes,
    price_minor: own.price,
    addons: addons.map((it) => agreedAddon(store, service.id, it)),
  }))
}

const offeredBy = (store: BookableStore, id: number) => store.services.find((it) => it.id === id)

const agreedAddon = (store: BookableStore, serviceId: number, { id, price }: PlannedAddon): AgreedAddon => ({
  id,
  name: offeredBy(store, serviceId)?.addons.find((it) => it.id === id)?.name ?? '',
  price_minor: price,
})

/** The lines of a visit with the person of each. */
export function heldLines(visit: RequestedVisit, people: readonly number[]): HeldLine[] {
  return plannedLines(visit).map(({ gap_at: _, gap_minutes: __, ...line }, at) => {
    const id = people[at]
    if (id === undefined) throw new RangeError('A line has nobody.')
    return { ...line, professional_id: id, professional_name: nameOf(visit.store, id) }
  })
}

const nameOf = (store: BookableStore, id: number | null) => store.staff.find((it) => it.id === id)?.name ?? ''

/** The person of a line. */
export const personOf = ({ professional_id: id, professional_name: name }: HeldLine) => ({ id, name })

/** The service of a booked line and what was added to it, with the professional where somebody asked for one. */
export const wantedOf = ({
  service_id: id,
  is_any,
  professional_id,
  addons,
}: Pick<BookedLine, 'service_id' | 'is_any' | 'professional_id' | 'addons'>): WantedServices[number] => ({
  id,
  professional_id: is_any ? null : professional_id,
  addons: addons.map((it) => it.id),
})

/** Held lines, as they are shown. */
export function presentHeld(lines: readonly HeldLine[], currency: string): HeldVisit {
  return {
    start: instantOf(lines[0]?.from_min ?? 0),
    end: instantOf(lines.at(-1)?.until_min ?? 0),
    lines: lines.map((it) => ({
      service_id: it.service_id,
      name: it.name,
      professional: { id: it.professional_id, name: it.professional_name },
      is_any: it.is_any,
      start: instantOf(it.from_min),
      end: instantOf(it.until_min),
      price: toWire(minor(it.price_minor), currency),
      addons: presentAddons(it.addons, currency),
    })),
  }
}

/** What was added to a service, as it is shown. */
export const presentAddons = (addons: readonly AgreedAddon[], currency: string) =>
  addons.map(({ id, name, price_minor }) => ({ id, name, price: toWire(minor(price_minor), currency) }))
