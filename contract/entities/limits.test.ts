import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calls } from '../calls/registry.ts'
import { knownWord } from './limits.ts'

/** A schema of valibot, with the fields in which it holds other schemas. */
interface Part {
  type: string
  entries?: Record<string, Part>
  item?: Part
  items?: Part[]
  options?: unknown[]
  pipe?: Part[]
  value?: Part
  wrapped?: Part
}

const isPart = (it: unknown): it is Part => typeof it === 'object' && it !== null && 'kind' in it

/** Yields every schema that knows certain words only, with the schema of the whole field it stands in. */
function* wordsIn(part: Part, path: string, place: Part): Generator<[string, Part]> {
  if (['picklist', 'literal', 'enum'].includes(part.type)) yield [path, place]
  for (const [field, it] of Object.entries(part.entries ?? {})) yield* wordsIn(it, `${path}.${field}`, it)
  for (const it of [part.item, part.value, ...(part.items ?? [])]) if (it) yield* wordsIn(it, `${path}[]`, it)
  for (const it of [part.wrapped, ...(part.pipe ?? []), ...(part.options ?? [])])
    if (isPart(it) && it !== part) yield* wordsIn(it, path, place)
}

const places = calls.flatMap(({ name, reply }) => [
  ...wordsIn(reply as unknown as Part, name, reply as unknown as Part),
])

test('a word that this version has no name for is heard as another one', () => {
  const schema = v.object({ state: knownWord(['here', 'gone']), since: v.number() })
  expect(v.parse(schema, { state: 'here', since: 1 })).toEqual({ state: 'here', since: 1 })
  for (const state of ['wandering', '', 7, null])
    expect(v.parse(schema, { state, since: 1 })).toEqual({ state: 'other', since: 1 })
  expect(v.safeParse(schema, { state: 'here', since: 'long ago' }).success).toBe(false)
})

describe('of a newer provider, an answer is read with whatever word it says', () => {
  test('in all the places that know words', () => {
    expect(new Set(places.map(([path]) => path)).size).toBeGreaterThan(10)
  })

  test.each(places)('%s', (_, place) => {
    expect(v.is(place as unknown as v.GenericSchema, 'a word of tomorrow')).toBe(true)
  })
})
