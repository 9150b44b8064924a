import * as v from 'valibot'
import { expect, it } from 'vitest'
import { exploreAddress } from '#src/core/explore/address.ts'
import { readSearch } from './read-search.ts'

it.each(['16', '2026', '1e5', 'true', '007', 'null', ''])('a text that reads “%s” stays one', (said) => {
  expect(readSearch(`?q=${said}`)).toEqual({ q: said })
})

it('how near a map was, and a name of figures, are found again', () => {
  const said = { at: '38.7079,-31.9443', zoom: '16', q: '1984', card: '1984' }
  expect(v.parse(exploreAddress, readSearch(`?${new URLSearchParams(said)}`))).toMatchObject(said)
})

it('what is written as a list or as an object is read as one, and else stays as it is', () => {
  expect(readSearch('?a=%5B1%5D&b=%7B%22c%22%3A2%7D&d=%5Bno')).toEqual({ a: [1], b: { c: 2 }, d: '[no' })
})

it('signs are decoded as the address encodes them', () => {
  expect(readSearch('?q=fish+%26%20chips')).toEqual({ q: 'fish & chips' })
})
