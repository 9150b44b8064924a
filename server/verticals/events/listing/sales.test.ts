import { expect, test } from 'vitest'
import { eventSales, type Sold } from './sales.ts'

const now = new Date('2026-06-01T12:00:00Z')
const held = { starts_at: new Date('2026-06-02T18:00:00Z'), ends_at: new Date('2026-06-02T21:00:00Z') }
const past = { starts_at: new Date('2026-05-31T18:00:00Z'), ends_at: new Date('2026-06-01T12:00:00Z') }
const begun = { starts_at: new Date('2026-06-01T11:00:00Z'), ends_at: new Date('2026-06-01T13:00:00Z') }
const ticket = (more: Partial<Sold> = {}): Sold => ({
  ...{ capacity: 10, sold: 0, sales_from: null, sales_until: null },
  ...more,
})
const later = new Date('2026-06-01T15:00:00Z')
const latest = new Date('2026-06-01T17:00:00Z')
const earlier = new Date('2026-06-01T09:00:00Z')

test.each([
  ['on sale', [ticket()], held, 'on_sale'],
  ['on sale to the last one', [ticket({ sold: 9 })], held, 'on_sale'],
  ['sold out', [ticket({ sold: 10 })], held, 'sold_out'],
  ['one of two sold out', [ticket({ sold: 10 }), ticket()], held, 'on_sale'],
  ['not yet open', [ticket({ sales_from: later })], held, 'not_open'],
  ['open at this very moment', [ticket({ sales_from: now })], held, 'on_sale'],
  ['sold out, but more to come', [ticket({ sold: 10 }), ticket({ sales_from: later })], held, 'not_open'],
  [
    'over for the early ones, sold out for the rest',
    [ticket({ sales_until: earlier }), ticket({ sold: 10 })],
    held,
    'sold_out',
  ],
  ['closed at this very moment', [ticket({ sales_until: now })], held, 'closed'],
  ['closed since it has begun', [ticket()], begun, 'closed'],
  ['sold at the door while it lasts', [ticket({ sales_until: begun.ends_at })], begun, 'on_sale'],
  ['nothing to sell', [], held, 'closed'],
  ['over', [ticket()], past, 'ended'],
  ['over, with a sale that nobody ended', [ticket({ sales_until: later })], past, 'ended'],
  ['no date yet', [ticket()], { starts_at: null, ends_at: null }, 'closed'],
] as const)('%s', (_, tickets, when, state) => {
  expect(eventSales(tickets, when, now).state).toBe(state)
})

test('says when the first sale to come begins and when the last one ends', () => {
  const tickets = [
    ticket({ sales_from: latest }),
    ticket({ sales_from: later, sales_until: latest }),
    ticket({ sales_from: earlier, sales_until: later, sold: 10 }),
  ]
  expect(eventSales(tickets, held, now)).toEqual({
    ...{ state: 'not_open', opens_at: later.toISOString() },
    closes_at: held.starts_at.toISOString(),
  })
})
