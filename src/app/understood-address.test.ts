import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeUnderstoodAddress } from './understood-address.ts'

const understood = makeUnderstoodAddress(new QueryClient())

test.each([
  ['/?x=1', '/'],
  ['/help-faq?utm_source=a&q=b', '/help-faq'],
  ['/happenings/explore-events?x=4711&q=jazz', '/happenings/explore-events?q=jazz'],
  ['/search?q=jazz&fbclid=x', '/search?q=jazz'],
  ['/no-such-page?x=1', '/no-such-page'],
])('of %s the app reads %s', (url, address) => {
  expect(understood(url)).toBe(address)
})

test('what the app reads is read again the same', () => {
  const address = understood('/happenings/explore-events?q=jazz%20%26%20blues&x=1&sortBy=price')
  expect(understood(address)).toBe(address)
})
