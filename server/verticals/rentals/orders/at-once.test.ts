import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import {
  addCoupon,
  addGiftCard,
  addMembership,
  addWallet,
  newKey,
  order,
  place,
} from '#tests/support/orders.ts'
import { addRental, june, rent, staysOf } from '#tests/support/rentals.ts'
import { findTaken, holdStay } from '../stay/repo.ts'

const PEOPLE = 50
const server = testApp()
let tokens: string[] = []
beforeAll(async () => {
  const people = await Promise.all([...Array(PEOPLE).keys()].map((it) => server.logIn(`Renter ${it}`)))
  tokens = people.map((it) => it.token)
})

const total = { total: 20 }
const orderAll = (slug: string, stays: readonly { start_date: string; end_date: string }[]) =>
  Promise.all(
    tokens.map((token, i) =>
      rent(server, token, { slug, ...(stays[i % stays.length] ?? june(10, 12)) }, total),
    ),
  )

describe('fifty who want one car at once', () => {
  test.each([
    ['for the same time', [june(10, 12)]],
    ['for times within each other', [june(10, 12), june('10 11:00', '12 09:00')]],
    ['for times an hour apart', [june(10, 12), june('10 11:00', '12 11:00')]],
    ['said by an offset', [june(10, 12), june('10 10:00+00:00', '12 10:00+00:00')]],
  ])('%s: one has it, the others hear why', async (_, stays) => {
    const { id, slug } = await addRental(server.database)
    const answers = await orderAll(slug, stays)
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1)
    for (const { body } of answers.filter((it) => it.status !== 200))
      expect(body).toMatchObject({
        ...{ code: 'UNAVAILABLE', message: 'Selected rental is not available for the chosen dates.' },
      })
    expect(await staysOf(server.database, id)).toHaveLength(1)
  })

  test('for times that touch: each of those has one', async () => {
    const { id, slug } = await addRental(server.database)
    const answers = await orderAll(slug, [june(10, 12), june(12, 14), june(14, 16)])
    expect(answers.filter((it) => it.status === 200)).toHaveLength(3)
    expect(await staysOf(server.database, id)).toHaveLength(3)
  })
})

test('sixty who want two cars, in one order and the other: no failure, and each car is somebody’s', async () => {
  const [a, b] = [await addRental(server.database), await addRental(server.database)]
  const both = async (token: string, slugs: readonly string[]) => {
    const statuses: number[] = []
    for (const slug of slugs)
      statuses.push((await rent(server, token, { slug, ...june(10, 12) }, total)).status)
    return statuses
  }
  const orders = [...tokens, ...tokens.slice(0, 10)].map((token, i) =>
    both(token, i % 2 === 0 ? [a.slug, b.slug] : [b.slug, a.slug]),
  )
  const statuses = (await Promise.all(orders)).flat()
  expect(statuses.filter((it) => it === 200)).toHaveLength(2)
  expect(statuses.filter((it) => it >= 500)).toEqual([])
})

describe('what one person has is spent once, on fifty tickets and rentals at the same moment', () => {
  const EACH = 25
  const free = { total: 0 }

  /** Adds a business that lets cashback and points pay for a whole order, of either vertical. */
  async function addBusiness(): Promise<number> {
    const { query } = server.database
    const slug = newKey()
    const row = { slug, name: slug, about: '', mark: '/img/mark/1' }
    const added = query.insertInto('business').values(row).returning('id')
    const { id: business_id } = await added.executeTakeFirstOrThrow()
    const both = (['events', 'rentals'] as const).map((vertical) => ({ business_id, vertical }))
    const cashback = { redeem_percent: '100', most_redeem_minor: 1000 }
    await query
      .insertInto('business_cashback')
      .values(both.map((it) => ({ ...it, ...cashback })))
      .execute()
    const points = { discount_percent: '100', discount_minor: null }
    await query
      .insertInto('bonus_campaign')
      .values(both.map((it) => ({ ...it, ...points })))
      .execute()
    return business_id
  }

  /**
   * Places several orders of ten each for a person with the means of `give`, and answers how many were
   * booked.
   */
  async function booked(
    give: (of: { account_id: number; business_id: number }) => Promise<object>,
  ): Promise<number> {
    const { token, accountId: account_id } = await server.logIn('Spender')
    const business_id = await addBusiness()
    const more = await give({ account_id, business_id })
    // Each order takes a ticket type and a rental of its own, so that only the means limit them.
    const listing = {
      ...{ starts_at: new Date('2026-06-20T18:00:00Z'), ends_at: new Date('2026-06-20T20:00:00Z') },
      business_id,
    }
    const types = { tickets: [...Array(EACH)].map(() => ({})) }
    const { ticketIds } = await addEvent(server.database, listing, types)
    const rentals = await Promise.all([...Array(EACH)].map(() => addRental(server.database, { business_id })))
    const answers = await Promise.all(
      rentals.flatMap(({ slug }, at) => [
        rent(server, token, { slug, ...june(10, 11) }, more),
        place(server, token, order(ticketIds[at] ?? 0, 1, more)),
      ]),
    )
    const ofRentals = answers.filter((it, at) => at % 2 === 0 && it.status === 200)
    const stays = await Promise.all(rentals.map((it) => staysOf(server.database, it.id)))
    expect(stays.flat()).toHaveLength(ofRentals.length)
    const holds = server.database.query.selectFrom('hold').select('id').where('account_id', '=', account_id)
    expect(await holds.execute()).toEqual([])
    expect(answers.filter((it) => it.status >= 500)).toEqual([])
    return answers.filter((it) => it.status === 200).length
  }

  test('a wallet', async () => {
    const give = async ({ account_id }: { account_id: number }) => {
      await addWallet(server.database, { kind: 'wallet', account_id }, 2000)
      return { method: 'WALLET' }
    }
    expect(await booked(give)).toBe(2)
  })

  test.each(['cashback', 'bonus'] as const)('%s', async (kind) => {
    const give = async (of: { account_id: number; business_id: number }) => {
      await addWallet(server.database, { kind, ...of }, 2000)
      return free
    }
    expect(await booked(give)).toBe(2)
  })

  test('a gift card', async () => {
    const give = async ({ account_id }: { account_id: number }) => {
      const card = await addGiftCard(server.database, account_id, 2000)
      return { ...free, gift_card: card.code }
    }
    expect(await booked(give)).toBe(2)
  })

  test('a membership with two uses left', async () => {
    const give = async ({ account_id }: { account_id: number }) => {
      const membership = await addMembership(server.database, account_id, { most_uses: 2 })
      return { total: 8, membership }
    }
    expect(await booked(give)).toBe(2)
  })

  test('a coupon that is good once', async () => {
    const give = async () => ({ total: 9, coupon: await addCoupon(server.database, { most_uses: 1 }) })
    expect(await booked(give)).toBe(1)
  })
})

describe('the rule in the table', () => {
  const from = new Date('2026-06-10T10:00:00Z')
  const until = new Date('2026-06-12T10:00:00Z')

  /** Looks whether a rental is free and then takes it, without the lock that guards this. */
  async function unguarded(listingId: number, n: number): Promise<boolean> {
    const now = server.clock.now()
    const { query } = server.database
    const free = (await findTaken(query, listingId, { from, until }, { now })).length === 0
    if (!free) return false
    const hold = {
      ...{ id: `unguarded${listingId}-${n}`.padEnd(22, '_'), vertical: 'rentals' as const, account_id: null },
      ...{ booking_id: null, created_at: now, expires_at: new Date(now.getTime() + 60_000) },
    }
    return server.database
      .transaction(async (tx) => {
        await tx.insertInto('hold').values(hold).execute()
        await holdStay(tx, hold.id, listingId, { from, until })
      })
      .then(
        () => true,
        () => false,
      )
  }
  const all = (id: number) => Promise.all([...Array(20).keys()].map((it) => unguarded(id, it)))

  test('holds where nobody locks anything', async () => {
    const { id } = await addRental(server.database)
    expect((await all(id)).filter(Boolean)).toHaveLength(1)
  })

  test('is what holds: without it the same overlaps', async () => {
    const { id } = await addRental(server.database)
    const { pool } = server.database
    await pool.query('alter table stay drop constraint stay_no_overlap')
    expect((await all(id)).filter(Boolean).length).toBeGreaterThan(1)
    await server.database.query.deleteFrom('stay').where('listing_id', '=', id).execute()
    await pool.query(
      'alter table stay add constraint stay_no_overlap exclude using gist (listing_id with =, during with &&)',
    )
  })
})
