import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { changing } from '#tests/support/changes.ts'
import { addWallet, newKey, referenceOf } from '#tests/support/orders.ts'
import { addRental, june, rent, staysOf } from '#tests/support/rentals.ts'
import { rounds } from '#tests/support/scope.ts'
import { findTaken } from '../stay/repo.ts'
import { moveStay } from './repo.ts'

const server = testApp()
const PAID = 10_000
const turns = [...Array(rounds()).keys()]

/** A booking from the 10th to the 12th, for twenty out of a wallet that had a hundred. */
async function booked(slug: string) {
  const { accountId, token } = await server.logIn()
  const wallet = await addWallet(server.database, { kind: 'wallet', account_id: accountId }, PAID)
  const paid = { total: 20, method: 'WALLET' }
  const reference = referenceOf(await rent(server, token, { slug, ...june(10, 12) }, paid))
  return { token, wallet, reference, ...changing(server, token) }
}
const balanceOf = async (id: number) => {
  const row = server.database.query.selectFrom('wallet').select('balance_minor').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).balance_minor
}
const bookingOf = (reference: string) =>
  server.database.query
    .selectFrom('booking')
    .select(['id', 'status', 'changes', 'total_minor', 'starts_at'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
/** The answers that succeeded. All others must be refusals, not failures. */
function oneOf<T extends { status: number }>(answers: readonly T[]): T[] {
  expect(answers.filter((it) => it.status >= 500)).toEqual([])
  return answers.filter((it) => it.status === 200)
}

describe('at one moment', () => {
  test.each(turns)('others want the dates it is moved to: they are one person’s (%i)', async (round) => {
    const { id, slug } = await addRental(server.database)
    const mine = await booked(slug)
    const others = await Promise.all([0, 1, 2, 3].map(() => server.logIn('Other')))
    const change = () => mine.change(mine.reference, june(13, 15), { total: 20, changes: 0 })
    const orders = () =>
      others.map(({ token }) => rent(server, token, { slug, ...june(14, 16) }, { total: 20 }))
    const answers = await Promise.all(round % 2 ? [...orders(), change()] : [change(), ...orders()])
    expect(oneOf(answers)).toHaveLength(1)
    expect(answers.filter((it) => it.status !== 200).every((it) => it.body.code === 'UNAVAILABLE')).toBe(true)
    const stays = await staysOf(server.database, id)
    expect(stays).toHaveLength((await bookingOf(mine.reference)).changes === 1 ? 1 : 2)
  })

  test.each(turns)('two bookings are moved to the same dates: one is (%i)', async () => {
    const { id, slug } = await addRental(server.database)
    const mine = await booked(slug)
    const { token } = await server.logIn('Noah')
    const his = referenceOf(await rent(server, token, { slug, ...june(16, 18) }, { total: 20 }))
    const seen = { total: 20, changes: 0 }
    const answers = await Promise.all([
      mine.change(mine.reference, june(13, 15), seen),
      changing(server, token).change(his, june(14, 16), seen),
    ])
    expect(oneOf(answers)).toHaveLength(1)
    expect(await staysOf(server.database, id)).toHaveLength(2)
  })

  test.each(turns)('it is moved to two dates: to one of them, and paid for once (%i)', async () => {
    const { id, slug } = await addRental(server.database)
    const mine = await booked(slug)
    const to = (days: number) =>
      mine.change(mine.reference, june(10, 10 + days), { total: days * 10, changes: 0, method: 'WALLET' })
    expect(oneOf(await Promise.all([3, 4, 5, 6].map(to)))).toHaveLength(1)
    const { changes, total_minor } = await bookingOf(mine.reference)
    expect([changes, await balanceOf(mine.wallet)]).toEqual([1, PAID - total_minor])
    expect(await staysOf(server.database, id)).toHaveLength(1)
  })

  test.each(turns)('it is cancelled: it ends cancelled, and all is given back (%i)', async (round) => {
    const { id, slug } = await addRental(server.database)
    const mine = await booked(slug)
    const { token, reference } = mine
    const change = () => mine.change(reference, june(10, 15), { total: 50, changes: 0, method: 'WALLET' })
    const cancel = () => server.call('cancel-rental-booking', { token, unique_booking_id: reference })
    const [one, other] = await Promise.all(round % 2 ? [change(), cancel()] : [cancel(), change()])
    expect((round % 2 ? other : one)?.status).toBe(200)
    expect(oneOf([one, other].flatMap((it) => it ?? []))).not.toEqual([])
    expect((await bookingOf(reference)).status).toBe(6)
    expect(await balanceOf(mine.wallet)).toBe(PAID)
    expect(await staysOf(server.database, id)).toEqual([])
  })

  test('it is tapped again and again: it is changed once', async () => {
    const { slug } = await addRental(server.database)
    const mine = await booked(slug)
    const sent = { total: 40, changes: 0, method: 'WALLET', idempotency_key: newKey() }
    const tap = () => mine.change(mine.reference, june(10, 14), sent)
    const answers = await Promise.all([...Array(8)].map(tap))
    expect(answers.every((it) => it.status === 200 || it.body.code === 'IN_PROGRESS')).toBe(true)
    expect((await tap()).headers['idempotent-replayed']).toBe('true')
    expect((await bookingOf(mine.reference)).changes).toBe(1)
    expect(await balanceOf(mine.wallet)).toBe(PAID - 4000)
  })
})

describe('the rule in the table', () => {
  const from = new Date('2026-06-20T10:00:00Z')
  const until = new Date('2026-06-22T10:00:00Z')

  /**
   * Looks whether dates are free for six bookings and then moves them all there, without the lock that guards
   * this.
   */
  async function unguarded(): Promise<number> {
    const { id, slug } = await addRental(server.database)
    const { token } = await server.logIn('Noah')
    const ids: number[] = []
    for (const day of [3, 5, 7, 9, 11, 13]) {
      const reference = referenceOf(await rent(server, token, { slug, ...june(day, day + 1) }))
      ids.push((await bookingOf(reference)).id)
    }
    const now = server.clock.now()
    const move = async (bookingId: number) => {
      const taken = await findTaken(
        server.database.query,
        id,
        { from, until },
        { now, exceptBooking: bookingId },
      )
      if (taken.length > 0) return false
      return server.database
        .transaction((tx) => moveStay(tx, bookingId, { from, until }))
        .then(
          () => true,
          () => false,
        )
    }
    const moved = (await Promise.all(ids.map(move))).filter(Boolean).length
    // The stays alone were moved, so their bookings do not agree with them; that is not tested here.
    await server.database.query.deleteFrom('stay').where('listing_id', '=', id).execute()
    await server.database.query
      .updateTable('booking')
      .set({ status: 6, cancel_reason: 'operator', cancelled_at: now })
      .where('listing_id', '=', id)
      .execute()
    return moved
  }

  test('holds where nobody locks anything', async () => {
    expect(await unguarded()).toBe(1)
  })

  test('is what holds: without it the same overlaps', async () => {
    const { pool } = server.database
    await pool.query('alter table stay drop constraint stay_no_overlap')
    expect(await unguarded()).toBeGreaterThan(1)
    await pool.query(
      'alter table stay add constraint stay_no_overlap exclude using gist (listing_id with =, during with &&)',
    )
  })
})
