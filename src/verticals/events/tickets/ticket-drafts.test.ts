import { expect, test } from 'vitest'
import { ticketFormat } from './ticket-drafts.ts'

const lines = [{ id: 1, name: 'Standard', price: 18, quantity: 2 }]

test('tickets that an earlier version wrote down are still chosen', () => {
  expect(ticketFormat.read({ key: 'draft', owner: 'guest', note: '', lines })).toEqual(lines)
})

test('tickets are written down as every version reads them', () => {
  expect(ticketFormat.write(lines)).toEqual({ lines })
})

test('what is no number of tickets is not chosen', () => {
  expect(ticketFormat.read({ lines: undefined })).toBeUndefined()
  expect(ticketFormat.read({ lines: [{ id: 1 }] })).toBeUndefined()
})
