import type { StoreService } from '#contract/entities/store-service.ts'
import { type Minor, sum } from '#contract/money.ts'
import { type ChosenHandover, handoverFees } from '#src/core/handover/chosen-handover.ts'
import { type ChosenHome, homeFee } from '#src/core/handover/chosen-home.ts'
import { type ChosenService, chosenOf, wholeOf } from '#src/core/slots/chosen-service.ts'
import type { Draft, DraftListing } from '#src/data/checkout/draft.ts'
import type { DraftContent } from '#src/data/checkout/drafts.ts'

/** The services of one visit of a store, and its slot once that is chosen. */
export interface ChosenVisit {
  services: readonly ChosenService[]
  /** The address at which it is done, once that is chosen; never of a visit at the store. */
  home?: ChosenHome | undefined
  /** How things are collected and brought back, once that is chosen. */
  collection?: ChosenHandover | undefined
  start?: string | undefined
  end?: string | undefined
}

/** The screen on which the address of a visit is chosen. */
export const ADDRESS = '/pickup-drop/$slug/details'

type Visit = Draft<ChosenVisit>
type VisitContent = DraftContent<ChosenVisit>

/** The length of the whole visit in minutes. */
export const minutesOf = ({ chosen, listing: { currency } }: Visit): number =>
  chosen.services.reduce((all, it) => all + wholeOf(it, currency).minutes, 0)

/** The price of the whole visit before anything is taken off, with that of the way to an address. */
export const subtotalOf = ({ chosen, listing: { currency } }: Visit): Minor =>
  sum(
    ...chosen.services.map((it) => wholeOf(it, currency).price),
    homeFee(chosen.home, currency),
    ...handoverFees(chosen.collection, currency).map((it) => it.fee),
  )

/** Whether a visit is done at an address: all its services are, or none. */
export const isAtHome = ({ services }: ChosenVisit): boolean => services[0]?.place === 'at_home'
/** Whether things are collected and brought back: for all its services, or none. */
export const isCollected = ({ services }: ChosenVisit): boolean => services[0]?.place === 'collect'

/** Whether it is still to be chosen where a visit is done. */
export const needsAddress = (visit: ChosenVisit): boolean =>
  (isAtHome(visit) && !visit.home) || (isCollected(visit) && !visit.collection)

/** Whether a service is done elsewhere than a visit, of which it then can be no part. */
export const isApart = ({ chosen }: Visit, { place }: ChosenService): boolean =>
  chosen.services[0]?.place !== place

/**
 * A visit with other services, which may take another time than it did; when what is collected can be brought back is
 * chosen anew.
 */
const withServices = (
  { start, home, collection }: ChosenVisit,
  services: readonly ChosenService[],
): ChosenVisit => (collection ? { services } : { services, start, ...(home && { home }) })

export const serviceIn = (draft: Visit, id: number): ChosenService | undefined =>
  draft.chosen.services.find((it) => it.id === id)

/** A new visit with these services. */
export const visitOf = (listing: DraftListing, services: readonly ChosenService[]): VisitContent => ({
  ...{ id: crypto.randomUUID(), perks: {}, note: '', hold: undefined, asOf: Date.now() },
  listing,
  chosen: { services },
})

/**
 * Adds a service, once. A draft of another store, or of services that are done elsewhere, is replaced: the caller has
 * asked whether it may go. A slot that was chosen stays, and is checked again on the next step.
 */
export function withService(
  draft: Visit | null,
  store: DraftListing,
  added: ChosenService,
  asOf: number,
): VisitContent {
  if (draft?.listing.slug !== store.slug || isApart(draft, added)) return { ...visitOf(store, [added]), asOf }
  if (serviceIn(draft, added.id)) return draft
  const { listing, chosen } = draft
  return {
    ...draft,
    asOf,
    listing: { ...store, start: listing.start, end: listing.end },
    chosen: withServices(chosen, [...chosen.services, added]),
  }
}

/** Removes a service; the last one removes the draft. */
export function withoutService(draft: Visit | null, id: number): VisitContent | null {
  if (!draft) return null
  const services = draft.chosen.services.filter((it) => it.id !== id)
  return services.length === 0 ? null : { ...draft, chosen: withServices(draft.chosen, services) }
}

/** Sets what is added to a service. */
export function withAdded(draft: Visit, id: number, addons: number[]): VisitContent {
  const services = draft.chosen.services.map((it) => (it.id === id ? { ...it, addons } : it))
  return { ...draft, chosen: withServices(draft.chosen, services) }
}

/** Sets the professionals by service; a service that is not named stays as it is. */
export function withPeople(draft: Visit, people: ReadonlyMap<number, number | null>): VisitContent {
  const services = draft.chosen.services.map((it) => {
    const professional_id = people.get(it.id)
    return professional_id === undefined ? it : { ...it, professional_id }
  })
  return { ...draft, chosen: withServices(draft.chosen, services) }
}

/** Sets one professional, or anybody, for all services. */
export const withPerson = (draft: Visit, id: number | null): VisitContent =>
  withPeople(draft, new Map(draft.chosen.services.map((it) => [it.id, id])))

/** Sets the address at which a visit is done. */
export const withHome = (draft: Visit, home: ChosenHome): VisitContent => ({
  ...draft,
  chosen: { ...draft.chosen, home },
})

/** Sets how things are collected and brought back. */
export const withCollection = (draft: Visit, collection: ChosenHandover): VisitContent => ({
  ...draft,
  chosen: { ...draft.chosen, collection },
})

/** Sets the slot of a visit. */
export function withTime(
  draft: VisitContent,
  { start, end }: { start: string; end: string },
  hold: Draft['hold'],
): VisitContent {
  return {
    ...draft,
    hold,
    listing: { ...draft.listing, start, end },
    chosen: { ...draft.chosen, start, end },
  }
}

/** Updates the store and the terms, and removes services that are gone; undefined where nothing differs. */
export function withNewTerms(
  draft: Visit,
  { services: offered, ...store }: DraftListing & { services: readonly StoreService[] },
): VisitContent | null | undefined {
  const { start, end } = draft.listing
  const services = draft.chosen.services.flatMap((it) => {
    const now = offered.find(({ id }) => id === it.id)
    if (!now) return []
    const isThere = now.people.some(({ professional_id }) => professional_id === it.professional_id)
    const addons = it.addons.filter((id) => now.addons?.some((addon) => addon.id === id))
    return [chosenOf(now, isThere ? it.professional_id : null, addons)]
  })
  if (services.length === 0) return null
  const isSame = JSON.stringify(services) === JSON.stringify(draft.chosen.services)
  if (isSame && store.cover_image === draft.listing.cover_image) return undefined
  const chosen = isSame ? draft.chosen : withServices(draft.chosen, services)
  return { ...draft, listing: { ...store, start, end }, chosen }
}

/** The professionals who could do the visit, each with the services they do and whether that is all. */
export function doersOf({ services }: ChosenVisit) {
  const ids = [...new Set(services.flatMap(({ people }) => people.map((it) => it.professional_id)))]
  return ids.map((id) => {
    const does = services.filter(({ people }) => people.some((it) => it.professional_id === id))
    return { id, does, doesAll: does.length === services.length }
  })
}
