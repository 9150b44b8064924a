import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ownPath, pushPayloadSchema } from './push.ts'

describe('a path of ours', () => {
  test.each(['/', '/happenings/jazz?from=push#seats', '/a b'])('%s is kept', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    'javascript:alert(1)',
    'bookings',
    '',
    undefined,
    { href: '/' },
  ])('%s is not: it leads to the start', (path) => {
    expect(ownPath(path)).toBe('/')
  })
})

test('a payload needs a title alone; what else it lacks or gets wrong has its safe value', () => {
  expect(v.parse(pushPayloadSchema, { title: ' Doors open ', path: '//evil.example', more: 1 })).toEqual({
    title: 'Doors open',
    body: '',
    path: '/',
  })
  for (const wrong of [{}, { title: ' ' }, { title: 5 }, null, 'text', { title: 'x'.repeat(201) }]) {
    expect(v.safeParse(pushPayloadSchema, wrong).success).toBe(false)
  }
})
