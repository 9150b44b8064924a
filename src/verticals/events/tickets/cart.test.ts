import { describe, expect, test } from 'vitest'
import { isElsewhere } from '#src/core/checkout/is-elsewhere.ts'
import type { Draft, DraftListing } from '#src/data/checkout/draft.ts'
import type { DraftContent } from '#src/data/checkout/drafts.ts'
import {
  type ChosenTickets,
  quantityOf,
  subtotalOf,
  withAtMost,
  withFewer,
  withMore,
  withNewPrices,
} from './cart.ts'

const listing = (slug: string): DraftListing => ({
  ...{ slug, title: slug, cover_image: '/a', cover_color: '#aabbcc', currency: 'USD', timezone: 'UTC' },
  ...{ start: '2026-06-01T18:00:00Z', end: '2026-06-01T20:00:00Z' },
})
const kept = (content: DraftContent<ChosenTickets> | null): Draft<ChosenTickets> | null =>
  content && { asOf: 0, ...content, key: 'draft', owner: 'guest' }
const standard = { id: 1, name: 'Standard', price: 18 }
const early = { id: 2, name: 'Early bird', price: 14.1 }
const chosen = (...ids: number[]) =>
  ids.reduce<Draft<ChosenTickets> | null>(
    (draft, id) => kept(withMore(draft, listing('brass'), id === 1 ? standard : early, 7)),
    null,
  )

describe('choosing', () => {
  test('the same again raises its number, and another type is a line of its own', () => {
    const draft = chosen(1, 2, 1)
    expect(draft?.chosen.map((it) => [it.id, it.quantity])).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(quantityOf(draft)).toBe(3)
  })

  test('comes to an exact amount', () => {
    expect(subtotalOf(chosen(2, 2, 2) as Draft<ChosenTickets>)).toBe(4230)
  })

  test('stays one order for as long as it is of one listing', () => {
    const one = chosen(1)
    const noted = kept(one && { ...one, note: 'By the aisle' })
    const more = withMore(noted, listing('brass'), early, 8)
    expect(more).toMatchObject({ id: one?.id, note: 'By the aisle', asOf: 8 })
  })

  test('does not merge what is of another listing', () => {
    const brass = chosen(1, 2)
    expect(isElsewhere(brass, 'jazz')).toBe(true)
    expect(isElsewhere(brass, 'brass')).toBe(false)
    const jazz = withMore(brass, listing('jazz'), { id: 9, name: 'Door', price: 5 }, 9)
    expect(jazz.chosen.map((it) => it.id)).toEqual([9])
    expect(jazz.id).not.toBe(brass?.id)
  })
})

describe('taking back', () => {
  test('goes down one by one, the last one takes its line away, and the last line everything', () => {
    const two = kept(withFewer(chosen(1, 1, 2), 1))
    expect(two?.chosen.map((it) => it.quantity)).toEqual([1, 1])
    const one = kept(withFewer(two, 1))
    expect(one?.chosen.map((it) => it.id)).toEqual([2])
    expect(withFewer(one, 2)).toBeNull()
  })

  test('does nothing to what was not chosen', () => {
    const draft = chosen(1)
    expect(withFewer(draft, 7)).toBe(draft)
    expect(withFewer(null, 7)).toBeNull()
  })

  test('leaves no more than there is', () => {
    expect(withAtMost(chosen(1, 1, 1, 2), [{ id: 1, left: 2 }])?.chosen.map((it) => it.quantity)).toEqual([
      2, 1,
    ])
    expect(withAtMost(chosen(1), [{ id: 1, left: 0 }])).toBeNull()
  })
})

test('a price that changed meanwhile is the one that counts', () => {
  const draft = chosen(1, 2) as Draft<ChosenTickets>
  expect(withNewPrices(draft, [standard, early])).toBeNull()
  expect(withNewPrices(draft, [{ ...standard, price: 20 }])?.chosen.map((it) => it.price)).toEqual([20, 14.1])
})
