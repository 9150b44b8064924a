import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { changing } from '#tests/support/changes.ts'
import {
  addHandedOver,
  atPoint,
  BROUGHT,
  drivesOf,
  type HandedOver,
  handedOver,
  home,
  orderHandedOver,
} from '#tests/support/handover.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { june } from '#tests/support/rentals.ts'

const server = testApp()
let amira: { accountId: number; token: string }
let noah: { accountId: number; token: string }
beforeEach(async () => {
  amira = await server.logIn()
  noah = await server.logIn('Noah')
})

type More = Parameters<typeof orderHandedOver>[4] & { by?: { token: string } }
const order = (made: HandedOver, handover: object | undefined, { by = amira, ...more }: More = {}) =>
  orderHandedOver(server, by, made, handover, more)
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 5, day, hour))

describe('a booking that is handed over', () => {
  const booked = async (
    handover: (made: HandedOver) => object = () => handedOver(home),
    total = 20 + BROUGHT,
  ) => {
    const made = await addHandedOver(server.database)
    return {
      made,
      reference: referenceOf(await order(made, handover(made), { total })),
      hers: changing(server, amira.token),
    }
  }

  test('gets other dates with its places and its fees', async () => {
    const { made, reference, hers } = await booked()
    await server.database.query
      .updateTable('handover_offer')
      .set({ base_fee_minor: 900 })
      .where('listing_id', '=', made.id)
      .execute()
    expect(await hers.quote(reference, june(11, 13))).toMatchObject({
      extra: 0,
      bill: { subtotal: 20 + BROUGHT },
    })
    expect((await hers.agree(reference, june(11, 13))).status).toBe(200)
    expect((await drivesOf(server.database, made.courier_id)).map((it) => it.from)).toEqual([
      at(11, 10),
      at(13, 9),
    ])
    expect((await hers.detail(reference)).handover?.legs).toMatchObject([
      { fee: 7, from: at(11, 10).toISOString() },
      { fee: 7 },
    ])
  })

  test('is handed over in another way, at what that costs now', async () => {
    const { made, reference, hers } = await booked()
    const wanted = { ...june(10, 12), handover: handedOver(atPoint(made.points.quay)) }
    expect(await hers.quote(reference, wanted)).toMatchObject({ bill: { subtotal: 20 } })
    expect((await hers.agree(reference, wanted)).status).toBe(200)
    expect(await drivesOf(server.database, made.courier_id)).toEqual([])
    expect(await hers.detail(reference)).toMatchObject({
      sub_total: 20,
      handover: { legs: [{ kind: 'point', name: 'Quay' }, {}] },
    })
    expect(await hers.tryQuote(reference, wanted)).toMatchObject({ status: 409 })
    expect((await hers.agree(reference, { ...june(10, 12), handover: null })).status).toBe(200)
    expect(await hers.detail(reference)).toMatchObject({ handover: { legs: [] } })
  })

  test('cannot be changed where the courier is with somebody else', async () => {
    const { made, reference, hers } = await booked()
    const other = await addHandedOver(server.database, {}, made)
    await order(other, handedOver(home), { by: noah, days: june(11, 14), total: 30 + BROUGHT })
    expect(await hers.tryQuote(reference, june(11, 13))).toMatchObject({
      status: 409,
      body: { problem: 'busy' },
    })
    const seen = { total: 20 + BROUGHT, changes: 0 }
    expect(await hers.change(reference, june(11, 13), seen)).toMatchObject({
      status: 409,
      body: { problem: 'busy' },
    })
    expect((await drivesOf(server.database, made.courier_id)).map((it) => it.from)).toContainEqual(at(10, 10))
  })

  test('that costs more is paid first, while the courier is held beside', async () => {
    const { made, reference, hers } = await booked(({ points }) => handedOver(atPoint(points.quay)), 20)
    const wanted = { ...june(10, 12), handover: handedOver(home) }
    expect((await hers.agree(reference, wanted, { total: 20 + BROUGHT, method: 'Online' })).status).toBe(200)
    expect((await drivesOf(server.database, made.courier_id)).map((it) => it.booked)).toEqual([false, false])
    expect(await hers.detail(reference)).toMatchObject({
      sub_total: 20,
      handover: { legs: [{ kind: 'point' }, {}] },
    })
  })

  test('is in the download of one’s data, and wiped with the account', async () => {
    const { reference } = await booked()
    const { body } = await server.call('download-my-data', { token: amira.token })
    expect(JSON.stringify(body)).toContain('Weir Lane 7')
    await server.database.query
      .updateTable('account')
      .set({ deletion_at: new Date(0) })
      .where('id', '=', amira.accountId)
      .execute()
    await server.services.accounts.eraseDue()
    const { rows } = await server.database.pool.query<{ address: string; contact_name: string }>(
      `select address, contact_name from booking_handover join booking on booking.id = booking_id where reference = $1`,
      [reference],
    )
    expect(rows).toEqual(Array(2).fill({ address: '', contact_name: '' }))
  })
})
