import { expect, test } from 'vitest'
import { namedOpening } from './named-opening.ts'

test.each([
  ['cafe open now', 'cafe'],
  ['Open now', ''],
  ['cafetería abierta ahora', 'cafetería'],
  ['مقهى مفتوح الآن', 'مقهى'],
])('%s asks for what is open', (text, rest) =>
  expect(namedOpening(text)).toMatchObject({ when: { open: 'now' }, rest }),
)

test('whoever looks for open studios asks for no such thing', () =>
  expect(namedOpening('open studios')).toBeUndefined())
