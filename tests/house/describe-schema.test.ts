import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { describeSchema } from './describe-schema.ts'

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(80))

describe('a schema is described', () => {
  test.each([
    ['with its limits', name, 'string, min_length 1, max_length 80'],
    ['with its pattern', v.pipe(v.string(), v.regex(/^\+\d+$/)), 'string, regex /^\\+\\d+$/'],
    ['with its choices', v.picklist(['a', 'b']), '"a" | "b"'],
    ['with its one value', v.literal(false), 'false'],
    ['with its alternatives', v.union([v.string(), v.literal('new')]), 'string | "new"'],
    ['with its fallback', v.fallback(v.string(), 'none'), 'string, fallback "none"'],
    [
      'with what it becomes',
      v.pipe(v.string(), v.transform(Number), v.finite()),
      'string, to Number, finite',
    ],
    [
      'with an own check',
      v.pipe(
        v.number(),
        v.check((it) => it > 0),
      ),
      'number, check',
    ],
    ['with null', v.nullable(v.string()), 'string or null'],
    [
      'as a list',
      v.pipe(v.array(name), v.maxLength(9)),
      {
        is: { 'list of': 'string, min_length 1, max_length 80' },
        rules: 'max_length 9',
      },
    ],
    ['as a map', v.record(v.string(), v.number()), { 'map from': 'string', to: 'number' }],
    ['as a tuple', v.tuple([v.number(), v.number()]), { tuple: ['number', 'number'] }],
    ['as both of two', v.intersect([v.string(), v.string()]), { 'all of': ['string', 'string'] }],
    [
      'as one of two shapes',
      v.variant('kind', [v.object({ kind: v.literal('a') })]),
      {
        'one of': [{ kind: '"a"' }],
      },
    ],
    ['as fields in order', v.object({ b: v.string(), a: v.boolean() }), { a: 'boolean', b: 'string' }],
    ['as open fields', v.looseObject({ a: v.string() }), { a: 'string', '…': 'loose_object' }],
    [
      'with fields that may be missing',
      v.object({ a: v.optional(v.string()), b: v.nullish(v.string()) }),
      {
        'a?': 'string',
        'b?': 'string or null',
      },
    ],
    ['with a default', v.object({ limit: v.optional(v.number(), 20) }), { 'limit?': 'number, default 20' }],
    [
      'with a missing object',
      v.object({ a: v.optional(v.object({ b: v.string() })) }),
      { 'a?': { b: 'string' } },
    ],
  ])('%s', (_, schema, description) => {
    expect(describeSchema(schema)).toEqual(description)
  })
})
