import { expect, test } from 'vitest'
import type { Draft } from '#src/data/checkout/draft.ts'
import { clockOf, heldMsLeft } from './hold-state.ts'

const items = [
  { ticket_id: 1, quantity: 2 },
  { ticket_id: 2, quantity: 1 },
]
const draft: Draft = {
  ...{ key: 'draft', id: 'a', owner: 'guest', chosen: [], perks: {}, note: '', asOf: 0 },
  listing: {
    ...{ slug: 'brass', title: '', cover_image: '', cover_color: '', currency: 'USD', timezone: 'UTC' },
    ...{ start: '', end: '' },
  },
  hold: { hold_id: 'h', expires_at: '2026-06-01T18:10:00Z', can_extend: true, items },
}
const at = (time: string) => Date.parse(`2026-06-01T${time}Z`)

test('is held until its time is over, and not a moment longer', () => {
  expect(heldMsLeft(draft, items, at('18:00:00'), 600_000)).toBe(600_000)
  expect(heldMsLeft(draft, items, at('17:59:58'), 600_000)).toBe(600_000)
  expect(heldMsLeft(draft, items, at('18:10:00'), 600_000)).toBe(0)
  expect(heldMsLeft(draft, items, at('19:00:00'), 600_000)).toBe(0)
})

test('is held in whatever order it was chosen, and only just that', () => {
  expect(heldMsLeft(draft, items.toReversed(), at('18:00:00'), 600_000)).toBe(600_000)
  expect(heldMsLeft(draft, [{ ticket_id: 1, quantity: 3 }], at('18:00:00'), 600_000)).toBe(0)
  expect(heldMsLeft({ ...draft, hold: undefined }, items, at('18:00:00'), 600_000)).toBe(0)
})

test('is shown as a clock', () => {
  expect([600_000, 581_001, 59_000, 1, 0].map(clockOf)).toEqual(['10:00', '09:42', '00:59', '00:01', '00:00'])
})
