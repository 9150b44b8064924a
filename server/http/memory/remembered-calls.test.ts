import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '#contract/call.ts'
import { calls } from '#contract/calls/registry.ts'
import { implementationsOf } from '#server/implementations.ts'
import { addAnnouncement } from '#tests/support/announcements.ts'
import { testApp } from '#tests/support/app.ts'
import { addGivingBusiness } from '#tests/support/earnings.ts'
import { addEvent, addListing } from '#tests/support/listings.ts'
import { probe } from '#tests/support/probe.ts'
import { addRental } from '#tests/support/rentals.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { addProfessional, addStore } from '#tests/support/stores.ts'
import { Refusal } from '../../refusal.ts'
import { partsOf } from '../context.ts'
import { memoryBounds } from './call-memory.ts'

let begun = 0
let door = Promise.resolve()
let isRefused = false

const counted = probe(
  call('counted', {
    request: { about: v.optional(v.string(), 'nothing') },
    reply: { begun: v.number(), language: v.string(), told: v.array(v.string()) },
    auth: 'optional',
  }),
  {
    memory: { seconds: 2 },
    handle: async (_, { caller, device, address, language }) => {
      begun++
      await door
      if (isRefused) throw new Refusal('NOT_FOUND', 'error.notFound')
      return { begun, language, told: [String(caller?.accountId ?? ''), device, address] }
    },
  },
)

const server = testApp({ probes: [counted], memory: memoryBounds })

const begunNow = async (body: object = {}, headers: Record<string, string> = {}, from?: string) =>
  (await server.call('counted', body, headers, from)).body.begun

describe('an answer that every guest gets alike', () => {
  beforeAll(() => {
    begun = 0
  })

  test('is made once for all who ask at a time', async () => {
    server.clock.move(2_000)
    const before = begun
    let open = () => {}
    door = new Promise((resolve) => {
      open = resolve
    })
    const asking = Array.from({ length: 20 }, () => server.call('counted', {}))
    // The door opens once all of them are through the kernel: a call that is not remembered comes after them.
    await server.call('get-push-key')
    open()
    const answers = await Promise.all(asking)
    expect(begun - before).toBe(1)
    expect(new Set(answers.map((it) => JSON.stringify(it.body))).size).toBe(1)
    expect(answers[0]?.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answers[0]?.headers['cache-control']).toBe('no-store')
  })

  test('knows nothing of who asked for it first', async () => {
    server.clock.move(2_000)
    const { body } = await server.call('counted', {}, { 'user-agent': 'A phone' }, '192.0.2.7')
    expect(body.told).toEqual(['', '', ''])
  })

  test('is made anew when its time is over', async () => {
    server.clock.move(2_000)
    const first = await begunNow()
    server.clock.move(1_999)
    expect(await begunNow()).toBe(first)
    server.clock.move(1)
    expect(await begunNow()).not.toBe(first)
  })

  test('is another for another question, another language and other settings', async () => {
    server.clock.move(2_000)
    const first = await begunNow()
    expect(await begunNow({ about: 'nothing', more: 1 })).toBe(first)
    expect(await begunNow({ about: 'boats' })).not.toBe(first)
    const spanish = await server.call('counted', {}, { 'accept-language': 'es' })
    expect([spanish.body.begun === first, spanish.body.language]).toEqual([false, 'es'])
    await server.services.settings.change('storeName', 'Harbour')
    expect(await begunNow()).not.toBe(first)
  })

  test('is never for a person, whether their token is good or not', async () => {
    const { token, accountId } = await server.logIn()
    const first = await begunNow()
    for (const given of [token, token, 'junk', null]) expect(await begunNow({ token: given })).not.toBe(first)
    expect((await server.call('counted', { token })).body.told).toContain(String(accountId))
    expect(await begunNow()).toBe(first)
  })

  test('that is a refusal is refused to all, and asked for again', async () => {
    server.clock.move(2_000)
    isRefused = true
    const both = await Promise.all([server.call('counted'), server.call('counted')])
    expect(both.map((it) => it.status)).toEqual([404, 404])
    isRefused = false
    expect((await server.call('counted')).status).toBe(200)
  })
})

/** What the remembered calls are asked, where they cannot be asked without. */
const asked: Record<string, object> = {
  'get-single-language': { id: 1 },
  'search-listings': { search_value: '' },
  'get-reviews': { vertical: 'places', slug: 'bar' },
  'get-event-info/:slug': { slug: 'regatta' },
  'get-rental-info': { slug: 'dinghy' },
  'get-place-info': { slug: 'bar' },
  'get-announcement-info': { slug: 'choir' },
  'get-store-info': { slug: 'curlew' },
  'get-store-services': { id: 'curlew' },
  'get-next-starts': { slug: 'curlew', visits: [[{ id: 1, professional_id: null }]] },
  'get-provider-info': { id: 'wren' },
  'get-provider-services': { id: 'wren' },
}

describe('every call that is remembered', () => {
  beforeAll(async () => {
    const { database } = server
    await addEvent(database, { slug: 'regatta' })
    const business_id = await addGivingBusiness(database, {}, { kind: 'bonus' })
    await addRental(database, { slug: 'dinghy', business_id })
    asked['get-rentals-by-business'] = { biz_id: business_id }
    await addListing(database, { slug: 'bar', vertical: 'places' })
    await addAnnouncement(database, { slug: 'choir' })
    await addProfessional(database, await addStore(database, { slug: 'curlew' }), { slug: 'wren' })
  })
  const remembered = () => {
    const implementations = implementationsOf(server.services)
    return calls.filter((it) => partsOf(implementations, it.name)?.memory)
  }

  test('is for guests too, and neither an order nor a question about what somebody holds', () => {
    expect(remembered().length).toBeGreaterThan(20)
    for (const { name, auth, idempotent, queued, request } of remembered()) {
      expect([name, auth === 'required', idempotent, queued]).toEqual([name, false, false, false])
      expect(Object.keys(request.entries), name).not.toContain('hold_id')
      const seconds = partsOf(implementationsOf(server.services), name)?.memory?.seconds ?? 0
      expect(seconds, name).toBeLessThanOrEqual(2)
    }
  })

  test('only reads', async () => {
    for (const { name } of remembered()) {
      server.clock.move(2_000)
      const body = asked[name] ?? {}
      const path = name.replace(':slug', 'slug' in body ? String(body.slug) : '')
      const statements = await statementsOf(async () => {
        expect((await server.call(path, body)).status, name).toBe(200)
      })
      for (const it of statements) {
        expect(it, name).toMatch(/^[\s(]*(select|with)\b/i)
        expect(it, name).not.toMatch(/\b(insert|update|delete)\b/i)
      }
    }
  })
})
