import { expect, test } from 'vitest'
import { piecesOf } from './addresses.ts'

const addressesIn = (text: string) => piecesOf(text).flatMap((it) => it.address ?? [])

test.each([
  ['none', 'See you at 8.30, pier.2!', []],
  ['one in a sentence', 'Look at https://example.com/a?b=c. Then', ['https://example.com/a?b=c']],
  ['one without its beginning', '(www.example.com)', ['https://www.example.com/']],
  [
    'one that hides another host',
    'https://bank.example@evil.example/',
    ['https://bank.example@evil.example/'],
  ],
  ['nothing that runs', 'javascript:alert(1) data:text/html,x', []],
  ['nothing that is no address', 'https:// www.', []],
])('%s', (_, text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
  expect(
    piecesOf(text)
      .map((it) => it.text)
      .join(''),
  ).toBe(text)
})
