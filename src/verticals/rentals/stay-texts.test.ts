import { expect, test } from 'vitest'
import { pricedBy } from '#contract/rental/priced-by.ts'
import { wholeText } from '#src/core/handover/whole-text.ts'
import { daysText } from './stay-texts.ts'

const at = (start: string, end: string) => ({ start: `2030-06-01 ${start}`, end: `2030-06-03 ${end}` })

test('the price of a day is that of a night in a home, and of a day everywhere else', () => {
  expect(pricedBy('properties', 'per_day')).toBe('per_night')
  expect(pricedBy('properties', 'per_week')).toBe('per_week')
  expect(pricedBy('vehicle', 'per_day')).toBe('per_day')
})

test('a home is had for nights, a vehicle for days', () => {
  expect(daysText('properties', at('15:00', '11:00'), 2)).toBe('trips.nights')
  expect(daysText('vehicle', at('15:00', '11:00'), 2)).toBe('trips.days')
})

test('a day that is paid beside the nights is counted as one', () => {
  expect(daysText('properties', at('10:00', '18:00'), 3)).toBe('trips.days')
})

test('what is paid with a fee for the handover is not said to be the price of the days alone', () => {
  expect(wholeText('trips.days', [9, 0])).toBe('trips.daysDelivered')
  expect(wholeText('trips.days', [0, 0])).toBe('trips.days')
  expect(wholeText('trips.days', [])).toBe('trips.days')
})
