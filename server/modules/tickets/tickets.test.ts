import { createPublicKey, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Booking } from '#contract/entities/booking.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { order, place, referenceOf } from '#tests/support/orders.ts'
import { rounds } from '#tests/support/scope.ts'
import { fromBase32, toBase32 } from './base32.ts'
import type { PublicKey } from './service.ts'
import { claimBytes, readToken, tokenOf } from './token.ts'

const server = testApp()
const HOUR = 3_600_000

async function booked(quantity = 2, more: object = {}) {
  const { token, accountId } = await server.logIn('Guest of the evening')
  const starts = server.clock.now().getTime() + 30 * HOUR
  const held = { starts_at: new Date(starts), ends_at: new Date(starts + 3 * HOUR) }
  const event = await addEvent(server.database, held)
  const reference = referenceOf(await place(server, token, order(event.ticketIds[0] ?? 0, quantity, more)))
  const { slug } = await server.database.query
    .selectFrom('listing')
    .select('slug')
    .where('id', '=', event.id)
    .executeTakeFirstOrThrow()
  return {
    token,
    accountId,
    reference,
    slug,
    listingId: event.id,
    passes: (await bookingOf(token, reference)).passes,
  }
}
const bookingOf = async (token: string, unique_booking_id: string) =>
  (await server.call('get-event-booking', { token, unique_booking_id })).body.data as Booking
const admit = (token = '', slug?: string) => server.services.orders.parts.checkIn.admit(token, slug)
const keys = async () =>
  (await server.app.inject('/.well-known/ticket-keys.json')).json<{ keys: PublicKey[] }>().keys

describe('what a ticket says', () => {
  test('is read back as it was written, whatever it says', () => {
    for (const length of [0, 1, 2, 3, 4, 5, 17, 96]) {
      const bytes = randomBytes(length)
      expect(fromBase32(toBase32(bytes))).toEqual(bytes)
    }
    const claims = {
      reference: 'K7M42QX0123456789ABCDEFGHJ',
      number: 517,
      listingId: 4_000_000_000,
      startsAt: new Date('2026-06-01T18:00:00Z'),
    }
    const kid = randomBytes(4)
    const token = tokenOf(claimBytes(kid, claims), randomBytes(64))
    expect(token).toHaveLength(154)
    expect(readToken(token)).toMatchObject({ kid, claims })
  })

  test('has one way of being written', () => {
    expect(fromBase32('00')).toEqual(Buffer.from([0]))
    expect(fromBase32('01')).toBeUndefined()
    expect(fromBase32('0')).toBeUndefined()
    expect(fromBase32('I0')).toBeUndefined()
  })

  test('can be verified by anybody with the published key alone', async () => {
    const { passes, reference } = await booked()
    const read = readToken(passes[1]?.token ?? '')
    const jwk = (await keys()).find((it) => it.kid === read?.kid.toString('hex'))
    if (!read || !jwk) throw new Error('There is no such key.')
    const key = createPublicKey({ key: { kty: jwk.kty, crv: jwk.crv, x: jwk.x }, format: 'jwk' })
    expect(verify(null, read.signed, key, read.signature)).toBe(true)
    expect(read.claims).toMatchObject({ reference, number: 2 })
  })
})

test('a booking that is not paid has no signed ticket, only the place of one', async () => {
  const { passes } = await booked(2, { method: 'Online' })
  expect(passes.map((it) => [it.number, it.token])).toEqual([
    [1, ''],
    [2, ''],
  ])
})

describe('at the door', () => {
  test('each ticket lets one person in, once, and the booking is checked in', async () => {
    const { token, reference, passes, slug } = await booked(2)
    expect(passes.map((it) => [it.number, it.used_at])).toEqual([
      [1, null],
      [2, null],
    ])
    expect(await admit(passes[0]?.token, slug)).toMatchObject({ number: 1, of: 2, due: 2_000 })
    expect(await bookingOf(token, reference)).toMatchObject({ status: 3 })
    expect(await admit(passes[0]?.token)).toEqual({ why: 'used', since: server.clock.now() })
    expect(await admit(passes[1]?.token.toLowerCase())).toMatchObject({ number: 2 })
    const used = (await bookingOf(token, reference)).passes.map((it) => it.used_at)
    expect(used).toEqual(Array(2).fill(server.clock.now().toISOString()))
  })

  test('twenty scans of one ticket at once let one person in', async () => {
    const { passes } = await booked(1)
    const answers = await Promise.all([...Array(20)].map(() => admit(passes[0]?.token)))
    expect(answers.filter((it) => 'title' in it)).toHaveLength(1)
    expect(answers.filter((it) => 'why' in it && it.why === 'used')).toHaveLength(19)
  })

  test('what was not signed here is refused', async () => {
    const { passes } = await booked(2)
    const token = passes[0]?.token ?? ''
    const read = readToken(token)
    if (!read) throw new Error('This is no token.')
    const asAnother = claimBytes(read.kid, { ...read.claims, number: 2 })
    const other = generateKeyPairSync('ed25519').privateKey
    const forged = [
      '',
      'no token at all',
      `${token.slice(0, 40)}${token[40] === '0' ? '1' : '0'}${token.slice(41)}`,
      `${token}0`,
      tokenOf(asAnother, read.signature),
      tokenOf(asAnother, sign(null, asAnother, other)),
      tokenOf(Buffer.concat([Buffer.from([2]), read.signed.subarray(1)]), read.signature),
      tokenOf(
        Buffer.concat([read.signed.subarray(0, 1), randomBytes(4), read.signed.subarray(5)]),
        read.signature,
      ),
    ]
    for (const one of forged) expect(await admit(one)).toEqual({ why: 'forged' })
    expect(await admit(token)).toMatchObject({ number: 1 })
  })

  test('so is a ticket for something else, one that is cancelled, not paid, not confirmed or over', async () => {
    const one = await booked()
    expect(await admit(one.passes[0]?.token, 'another-evening')).toEqual({ why: 'other_listing' })
    await server.call('cancel-event-booking', { token: one.token, unique_booking_id: one.reference })
    expect(await admit(one.passes[0]?.token)).toEqual({ why: 'cancelled' })
    expect((await bookingOf(one.token, one.reference)).passes).toEqual([])

    const unpaid = await booked(1, { method: 'Online' })
    const { reference, listingId } = unpaid
    // Earlier versions handed tickets out before they were paid.
    const early = { reference, number: 1, listingId, startsAt: new Date('2026-06-01T18:00:00Z') }
    expect(await admit(await server.services.tickets.tokenFor(early))).toEqual({ why: 'unpaid' })

    const later = await booked()
    server.clock.move(40 * HOUR)
    expect(await admit(later.passes[0]?.token)).toEqual({ why: 'over' })
    await server.services.orders.completeEnded()
    expect(await admit(later.passes[0]?.token)).toEqual({ why: 'over' })
  })

  test('of a cancelling and a check-in at the same moment one happens', async () => {
    for (let round = 0; round < rounds(); round++) {
      const { token, reference, passes } = await booked(1)
      const doCancel = () => server.call('cancel-event-booking', { token, unique_booking_id: reference })
      const early = round % 2 ? admit(passes[0]?.token) : undefined
      const [cancel, entry] = await Promise.all([doCancel(), early ?? admit(passes[0]?.token)])
      expect([cancel.status === 200, 'title' in entry].filter(Boolean)).toHaveLength(1)
      expect((await bookingOf(token, reference)).status).toBe(cancel.status === 200 ? 6 : 3)
    }
  })
})

describe('the picture for mail', () => {
  test('is drawn of our own tickets, and of nothing else', async () => {
    const { passes } = await booked(1)
    const token = passes[0]?.token ?? ''
    const svg = await server.app.inject(`/qr/${token}.svg`)
    expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(svg.body).toContain('<svg')
    const png = await server.app.inject(`/qr/${token}.png`)
    expect([png.statusCode, png.headers['content-type']]).toEqual([200, 'image/png'])
    expect(png.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    for (const path of ['ABC.svg', `${token}.gif`, `${token}0.svg`, '']) {
      expect((await server.app.inject(`/qr/${path}`)).statusCode).toBe(404)
    }
  })
})
