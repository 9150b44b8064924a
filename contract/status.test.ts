import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { bookingStatus, canMove, customerView, knownStatus, statusSchema } from './status.ts'

const all = [1, 2, 3, 4, 6, 8]
const unknown = fc.integer().filter((status) => !all.includes(status))

describe('the life of a booking', () => {
  test('has just these moves', () => {
    const moves = all.flatMap((from) => all.filter((to) => canMove(from, to)).map((to) => `${from}→${to}`))
    expect(moves).toEqual(['1→2', '1→6', '2→3', '2→4', '2→6', '3→4', '8→1', '8→2', '8→6'])
  })

  test('neither leaves nor enters a status this build does not know', () => {
    fc.assert(
      fc.property(unknown, fc.constantFrom(...all), (strange, status) => {
        expect(canMove(strange, status) || canMove(status, strange) || canMove(strange, strange)).toBe(false)
      }),
    )
  })
})

describe('a status', () => {
  test('is known by its number, or not', () => {
    expect(Object.values(bookingStatus)).toEqual(all)
    expect(all.map(knownStatus)).toEqual(all)
    expect([0, 5, 7, 9, 1.5, Number.NaN].map(knownStatus)).toEqual(Array(6).fill(undefined))
  })

  test('on the wire may be any whole number', () => {
    for (const good of [1, 8, 99]) expect(v.is(statusSchema, good)).toBe(true)
    for (const bad of [1.5, Number.NaN, '1', null]) expect(v.is(statusSchema, bad)).toBe(false)
  })
})

describe('what the customer sees', () => {
  const where = (sees: (view: ReturnType<typeof customerView>) => boolean) =>
    [...all, 99].filter((status) => sees(customerView(status)))

  test('is the ticket at any status but 1 and 6, unknown ones too', () => {
    fc.assert(
      fc.property(fc.integer(), (status) => {
        expect(customerView(status).myTicket).toBe(status !== 1 && status !== 6)
      }),
    )
    expect(where((view) => !view.myTicket)).toEqual([1, 6])
  })

  test('is a word of waiting at 1 only, and a mark on the unpaid ticket at 8 only', () => {
    expect(where((view) => view.awaitsConfirmation)).toEqual([1])
    expect(where((view) => view.unpaid)).toEqual([8])
  })

  test('is Rate Booking only when completed', () => {
    expect(where((view) => view.rate)).toEqual([4])
  })

  test('is no calendar, location or manage block at 6 only', () => {
    expect(where((view) => !view.calendar)).toEqual([6])
    expect(where((view) => !view.location)).toEqual([6])
    expect(where((view) => !view.manage)).toEqual([6])
  })

  test('is Cancel exactly where a booking may still be cancelled', () => {
    expect(where((view) => view.cancel)).toEqual([...all, 99].filter((status) => canMove(status, 6)))
  })

  test('is the booking after checkout, unless the payment page takes over', () => {
    expect(where((view) => !view.opensAfterCheckout)).toEqual([8])
  })
})
