import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { call, callPrefix } from '#contract/call.ts'
import { count, id, longText, shortText } from '#contract/entities/limits.ts'
import { phoneSchema } from '#contract/phone.ts'
import { instantSchema, timeZoneSchema, wallClockSchema } from '#contract/time.ts'
import { testApp } from '#tests/support/app.ts'
import { probe } from '#tests/support/probe.ts'

const order = probe(
  call('order', {
    request: {
      id,
      quantity: v.pipe(count, v.minValue(1), v.maxValue(100)),
      price: v.optional(v.pipe(v.number(), v.finite())),
    },
    reply: { quantity: v.number() },
  }),
  async ({ quantity }) => ({ quantity }),
)
const store = probe(
  call('store', {
    request: { name: v.string(), lines: v.optional(v.array(v.object({ note: v.string() }))) },
    reply: { name: v.string() },
  }),
  async ({ name }) => {
    const number = await server.services.accounts.open(name)
    const row = await server.database.query
      .selectFrom('account')
      .select('name')
      .where('id', '=', number)
      .executeTakeFirstOrThrow()
    return row
  },
)
const anything = probe(
  call('anything', { request: { it: v.unknown() }, reply: { size: v.number() } }),
  async ({ it }) => ({ size: JSON.stringify(it).length }),
)
const forms = probe(
  call('forms', {
    request: {
      shortText: v.optional(shortText),
      longText: v.optional(longText),
      phone: v.optional(phoneSchema),
      instant: v.optional(instantSchema),
      wallClock: v.optional(wallClockSchema),
      zone: v.optional(timeZoneSchema),
      email: v.optional(v.pipe(v.string(), v.email())),
      url: v.optional(v.pipe(v.string(), v.maxLength(2_000), v.url())),
    },
    reply: {},
  }),
  async () => ({}),
)

const server = testApp({ probes: [order, store, anything, forms] })

async function send(name: string, payload: string | Buffer, type = 'application/json') {
  const url = `${callPrefix}/${name}`
  const answer = await server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  return { status: answer.statusCode, body: answer.json() }
}

const badRequest = { success: false, code: 'VALIDATION', message: expect.any(String) }

describe('what is not JSON', () => {
  test.each(['{', '{"text": }', "{'text': 1}", 'null null', '{"a":1}}', 'NaN', '{"a":NaN}', '\ufeff{'])(
    '%j is a bad request',
    async (payload) => {
      expect(await send('anything', payload)).toEqual({ status: 400, body: badRequest })
    },
  )

  test.each([
    ['text/plain', '{"it": 1}'],
    ['application/x-www-form-urlencoded', 'it=1'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['text/plain;\tapplication/json', '{"it": 1}'],
    ['application/json-patch+json', '[]'],
    ['application/xml', '<it/>'],
  ])('%s is a bad request, whatever is in it', async (type, payload) => {
    expect(await send('anything', payload, type)).toEqual({ status: 400, body: badRequest })
  })

  test.each(['[]', '[{"it": 1}]', '5', '"text"', 'true'])('%s holds no fields', async (payload) => {
    expect(await send('anything', payload)).toEqual({ status: 400, body: badRequest })
  })
})

describe('a number', () => {
  test.each([
    '0',
    '-1',
    '1.5',
    '1e9',
    '1e400',
    '-1e400',
    '"2"',
    'null',
    'true',
    '[1]',
    '{}',
    '9007199254740993',
    '""',
  ])('that is %s is no quantity', async (quantity) => {
    const { status, body } = await send('order', `{"id": 1, "quantity": ${quantity}}`)
    expect({ status, body }).toEqual({
      status: 400,
      body: { ...badRequest, fields: { quantity: expect.any(String) } },
    })
  })

  test.each(['1e400', '-1e400', '"12"'])('that is %s is no amount', async (price) => {
    const { status, body } = await send('order', `{"id": 1, "quantity": 1, "price": ${price}}`)
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { price: expect.any(String) } })
  })

  test.each(['0', '-1', '1.5', '1e400', '9007199254740993', '"1"', 'null'])(
    'that is %s is no id',
    async (number) => {
      const { status, body } = await send('get-single-language', `{"id": ${number}}`)
      expect({ status, code: body.code, fields: body.fields }).toEqual({
        status: 400,
        code: 'VALIDATION',
        fields: { id: expect.any(String) },
      })
    },
  )

  test('in its range is taken', async () => {
    expect(await send('order', '{"id": 1, "quantity": 100, "price": 1e2}')).toEqual({
      status: 200,
      body: { success: true, quantity: 100 },
    })
  })

  test('that is missing is named beside all others that are', async () => {
    const { body } = await send('order', '{}')
    expect(Object.keys(body.fields)).toEqual(['id', 'quantity'])
  })
})

describe('a size', () => {
  const ofBytes = (bytes: number) => `{"it":"${'x'.repeat(bytes - '{"it":""}'.length)}"}`

  test('of 256 KiB is taken', async () => {
    expect((await send('anything', ofBytes(256 * 1024))).status).toBe(200)
  })

  test.each([256 * 1024 + 1, 2 * 1024 * 1024])('of %i bytes is too much', async (bytes) => {
    expect(await send('anything', ofBytes(bytes))).toEqual({
      status: 413,
      body: { ...badRequest, message: 'This is more than can be sent at once.' },
    })
  })
})

describe('nesting', () => {
  const nested = (depth: number, open: string, close: string) =>
    `{"it":${open.repeat(depth)}1${close.repeat(depth)}}`

  test.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('of %s is taken to a depth and then refused', async (_, open, close) => {
    expect((await send('anything', nested(31, open, close))).status).toBe(200)
    expect(await send('anything', nested(32, open, close))).toEqual({ status: 400, body: badRequest })
    expect(await send('anything', nested(40_000, open, close))).toEqual({ status: 400, body: badRequest })
  })

  test('in a text is only text', async () => {
    const text = `${'[{'.repeat(100)}\\"${'{['.repeat(100)}`
    expect(await send('anything', `{"it":"${text}"}`)).toEqual({
      status: 200,
      body: { success: true, size: 404 },
    })
  })
})

describe('a key', () => {
  test.each([
    '{"__proto__": {"isAdmin": true}}',
    '{"it": {"__proto__": {"isAdmin": true}}}',
    '{"it": {"\\u005f_proto__": 1}}',
    '{"constructor": {"prototype": {"isAdmin": true}}}',
    '{"it": [{"constructor": {"prototype": {}}}]}',
  ])('that reaches for prototypes is refused: %s', async (payload) => {
    expect(await send('anything', payload)).toEqual({ status: 400, body: badRequest })
    expect('isAdmin' in {}).toBe(false)
  })

  test('that stands twice counts once, the last', async () => {
    expect((await send('order', '{"id": 1, "quantity": 500, "quantity": 5}')).body).toEqual({
      success: true,
      quantity: 5,
    })
  })
})

describe('a text', () => {
  test.each([
    ['a NUL', '"a\\u0000b"'],
    ['the first half of a pair', '"a\\ud83d"'],
    ['the second half of a pair', '"\\udcffb"'],
    ['a pair the wrong way round', '"\\udc4d\\ud83d"'],
  ])('with %s is refused, as no database keeps it', async (_, name) => {
    const { status, body } = await send('store', `{"name": ${name}}`)
    expect({ status, body }).toEqual({
      status: 400,
      body: { ...badRequest, fields: { name: expect.any(String) } },
    })
    const inner = await send('store', `{"name": "x", "lines": [{"note": "x"}, {"note": ${name}}]}`)
    expect({ status: inner.status, fields: Object.keys(inner.body.fields) }).toEqual({
      status: 400,
      fields: ['lines.1.note'],
    })
  })

  test.each([
    'plain',
    '👍🏽',
    'Ελλάδα 日本',
    "'; drop table account; --",
    '\\u0000',
    '\u0001\u007f',
    'e\u0301',
    '%_\\',
  ])('is kept as it is: %j', async (name) => {
    expect((await send('store', JSON.stringify({ name }))).body).toEqual({ success: true, name })
  })

  test('in an unknown field is not looked at', async () => {
    expect((await send('store', '{"name": "x", "other": "\\u0000"}')).status).toBe(200)
  })

  test.each(['shortText', 'longText', 'phone', 'instant', 'wallClock', 'zone', 'email', 'url'])(
    'of 200,000 characters as %s is refused, and keeps nobody waiting',
    { timeout: 30_000 },
    async (field) => {
      const hostile = ['a', '0', '-', ' ', '+', 'a@', '1.', '\u0660', 'http://'].map((it) =>
        it.repeat(200_000 / it.length).slice(0, 200_000),
      )
      // A pattern that compares each letter with each other would take minutes, and the test has half of one.
      for (const text of hostile.filter((it) => Buffer.byteLength(it) < 250_000))
        expect((await send('forms', JSON.stringify({ [field]: text }))).status, text.slice(0, 10)).toBe(400)
    },
  )

  test('that is only brackets and quotes is refused, and keeps nobody waiting', async () => {
    for (const text of [
      '"'.repeat(250_000),
      '\\'.repeat(250_000),
      '[]'.repeat(125_000),
      '{"":'.repeat(60_000),
    ]) {
      expect((await send('anything', text)).status).toBe(400)
    }
  })
})
