import { describe, expect, test } from 'vitest'
import type { StoreService } from '#contract/entities/store-service.ts'
import { chosenOf } from '#src/core/slots/chosen-service.ts'
import type { Draft, DraftListing } from '#src/data/checkout/draft.ts'
import type { DraftContent } from '#src/data/checkout/drafts.ts'
import {
  type ChosenVisit,
  doersOf,
  minutesOf,
  subtotalOf,
  withAdded,
  withNewTerms,
  withoutService,
  withPeople,
  withService,
  withTime,
} from './visit.ts'

const store = (slug: string): DraftListing => ({
  ...{ slug, title: slug, cover_image: '/a', cover_color: '#aabbcc', currency: 'USD', timezone: 'UTC' },
  ...{ start: '', end: '' },
})
const towel = { id: 3, name: 'Towel', price: 5, duration: 10 }
const service = (id: number, ...people: StoreService['people']): StoreService => ({
  ...{ id, name: `Service ${id}`, content: '', cover_image: '/a', type: 'at_store', currency: 'USD' },
  ...{ price: 20, duration: 30, service_sub_category_id: null, service_store_id: 3, provider_type: 'store' },
  people,
  addons: [towel],
})
const mia = (price = 26, duration = 45) => ({ professional_id: 7, price, duration })
const noa = (price = 20, duration = 30) => ({ professional_id: 8, price, duration })
const kept = (content: DraftContent<ChosenVisit> | null): Draft<ChosenVisit> | null =>
  content && { asOf: 0, ...content, key: 'draft', owner: 'guest' }
const chosen = (...services: StoreService[]) =>
  services.reduce<Draft<ChosenVisit> | null>(
    (draft, it) => kept(withService(draft, store('curlew'), chosenOf(it, null, []), 7)),
    null,
  ) as Draft<ChosenVisit>
const idsOf = (draft: DraftContent<ChosenVisit> | null) => draft?.chosen.services.map((it) => it.id)

const [cut, gloss] = [service(1, mia(), noa()), service(2, noa())]

describe('a visit', () => {
  test('has each service once, in the order in which they were chosen', () => {
    expect(idsOf(chosen(gloss, cut, gloss))).toEqual([2, 1])
  })

  test('is of one store', () => {
    const elsewhere = withService(chosen(cut), store('heron'), chosenOf(gloss, null, []), 8)
    expect([elsewhere.listing.slug, idsOf(elsewhere)]).toEqual(['heron', [2]])
    expect(elsewhere.id).not.toBe(chosen(cut).id)
  })

  test('is gone with its last service', () => {
    expect(idsOf(withoutService(chosen(cut, gloss), 1))).toEqual([2])
    expect(withoutService(chosen(cut), 1)).toBeNull()
  })

  test('costs and takes what anybody there asks, or who was asked for', () => {
    const anybody = chosen(cut, gloss)
    expect([minutesOf(anybody), subtotalOf(anybody)]).toEqual([60, 4000])
    const named = kept(withPeople(anybody, new Map([[1, 7]]))) as Draft<ChosenVisit>
    expect([minutesOf(named), subtotalOf(named)]).toEqual([75, 4600])
  })

  test('takes longer and costs more with what is added, and no longer says when it ends', () => {
    const time = { start: '2026-06-01T10:00:00Z', end: '2026-06-01T11:00:00Z' }
    const timed = kept(withTime(chosen(cut, gloss), time, undefined)) as Draft<ChosenVisit>
    const more = kept(withAdded(timed, 1, [3])) as Draft<ChosenVisit>
    expect([minutesOf(more), subtotalOf(more)]).toEqual([70, 4500])
    expect(more.chosen).toMatchObject({ start: time.start, services: [{ addons: [3] }, { addons: [] }] })
    expect(more.chosen.end).toBeUndefined()
  })

  test('keeps its time when it gets longer, and no longer says when it ends', () => {
    const time = { start: '2026-06-01T10:00:00Z', end: '2026-06-01T10:30:00Z' }
    const timed = kept(withTime(chosen(cut), time, undefined))
    const longer = withService(timed, store('curlew'), chosenOf(gloss, null, []), 9)
    expect([longer.chosen.start, longer.chosen.end, longer.listing.start]).toEqual([
      ...[time.start, undefined, time.start],
    ])
  })
})

describe('what a store offers by now', () => {
  test('has its new price, and no more what is not done any longer', () => {
    const draft = chosen(cut, gloss)
    const by = (...services: StoreService[]) => ({ ...store('curlew'), services })
    expect(withNewTerms(draft, by(cut, gloss))).toBeUndefined()
    expect(withNewTerms(draft, by({ ...cut, price: 22 }))?.chosen.services).toMatchObject([
      { id: 1, price: 22 },
    ])
    expect(withNewTerms(draft, by())).toBeNull()
  })

  test('has no more what is not added any longer', () => {
    const draft = kept(withAdded(chosen(cut), 1, [3])) as Draft<ChosenVisit>
    const now = withNewTerms(draft, { ...store('curlew'), services: [{ ...cut, addons: [] }] })
    expect(now?.chosen.services).toMatchObject([{ addons: [], can_add: [] }])
  })

  test('is done by anybody where who was asked for does it no longer', () => {
    const named = kept(withPeople(chosen(cut), new Map([[1, 7]]))) as Draft<ChosenVisit>
    const now = withNewTerms(named, { ...store('curlew'), services: [service(1, noa())] })
    expect(now?.chosen.services[0]?.professional_id).toBeNull()
  })
})

test('who can do all of it is told from who can do some', () => {
  expect(doersOf(chosen(cut, gloss).chosen).map(({ id, doesAll }) => [id, doesAll])).toEqual([
    [7, false],
    [8, true],
  ])
})
