import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { order, place, referenceOf, soldOf } from '#tests/support/orders.ts'
import { runCommand } from './commands.ts'

const server = testApp()
const run = (...args: string[]) => {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  return runCommand(args, services, { mode: 'test', database, clock, tell: () => {}, signal })
}
const done = async (...args: string[]) => {
  const { output, code } = await run(...args)
  expect([args.join(' '), code, output.endsWith('\n')]).toEqual([args.join(' '), 0, true])
  return output.trimEnd()
}
const refused = async (...args: string[]) => {
  const { output, code } = await run(...args)
  return [code, output.trimEnd()]
}

let amira: { accountId: number; token: string }
beforeAll(async () => {
  amira = await server.logIn()
})

/** A booking of an event whose organiser confirms each order, or does not. */
async function booked({ needs_confirmation = true } = {}) {
  const { id, ticketIds } = await addEvent(server.database, { title: 'Brass' })
  await server.database.query
    .insertInto('booking_terms')
    .values({
      ...{ listing_id: id, needs_confirmation, full_refund_hours: 48 },
      ...{ part_refund_hours: 12, part_refund_percent: 50 },
    })
    .execute()
  const ticketId = ticketIds[0] ?? 0
  const reference = referenceOf(await place(server, amira.token, order(ticketId, 2)))
  return { reference, end: reference.slice(-7), ticketId }
}
const told = async () => {
  const { body } = await server.call('get-notifications', { token: amira.token, limit: 2 })
  return (body.data as { kind: string }[]).map((it) => it.kind)
}

describe('bookings', () => {
  test('are listed, confirmed once, and their customer is told', async () => {
    const { end } = await booked()
    expect(await done('bookings', 'list', 'requested')).toContain(
      `${end}  requested  2026-06-01T18:00:00.000Z  Brass  20 USD  Amira`,
    )
    expect(await done('bookings', 'confirm', end.toLowerCase())).toBe(
      `${end}, Brass, is confirmed. Its customer is told.`,
    )
    expect(await told()).toEqual(['confirmed', 'requested'])
    expect(await done('bookings', 'list', 'requested')).not.toContain(end)
    expect(await refused('bookings', 'confirm', end)).toEqual([
      1,
      `Booking ${end} does not wait to be confirmed.`,
    ])
  })

  test('are called off whole, whenever that is, and their stock is there again', async () => {
    const { reference, end, ticketId } = await booked({ needs_confirmation: false })
    expect(await soldOf(server.database, ticketId)).toBe(2)
    expect(await done('bookings', 'cancel', reference)).toContain('All that was paid goes back')
    expect(await soldOf(server.database, ticketId)).toBe(0)
    expect(await told()).toEqual(['called_off', 'confirmed'])
    expect(await refused('bookings', 'cancel', end)).toEqual([
      1,
      `Booking ${end} can no longer be cancelled.`,
    ])
  })

  test('confirmed and cancelled at the same moment are one of both', async () => {
    const { end } = await booked()
    const answers = await Promise.all([run('bookings', 'confirm', end), run('bookings', 'cancel', end)])
    expect(answers.map((it) => it.code)).toContain(0)
    expect(await done('bookings', 'list')).toMatch(new RegExp(`${end}  (confirmed|cancelled)`))
  })

  test('that are not there are said to be not there', async () => {
    expect(await refused('bookings', 'list', 'sold')).toEqual([
      1,
      'STATUS must be one of requested, confirmed, checked-in, completed, cancelled, unpaid.',
    ])
    for (const ref of ['ZZZZZZZ', '%', "' or true"])
      expect(await refused('bookings', 'cancel', ref)).toEqual([1, `There is no booking ${ref}.`])
  })
})

describe('coupons', () => {
  test('are put out, used, listed and stopped', async () => {
    expect(await done('coupons', 'add', 'quay-10', '10%', '50', '2026-12-31')).toBe(
      'QUAY-10 is good from now on.',
    )
    expect(await done('coupons', 'add', 'FIVE', '5')).toBe('FIVE is good from now on.')
    const list = await done('coupons', 'list')
    expect(list).toContain('QUAY-10  10%  used 0 of 50  until 2027-01-01T00:00:00.000Z')
    expect(list).toContain('FIVE  5.00 USD  used 0  without an end')
    const { ticketIds } = await addEvent(server.database)
    const placed = await place(
      server,
      amira.token,
      order(ticketIds[0] ?? 0, 1, { total: 9, coupon: 'QUAY-10' }),
    )
    expect(placed.status).toBe(200)
    expect(await done('coupons', 'stop', 'quay-10')).toBe('QUAY-10 is stopped.')
    expect(await done('coupons', 'list')).toContain('QUAY-10  10%  used 1 of 50  stopped')
    expect(await refused('coupons', 'stop', 'quay-10')).toEqual([1, 'There is no coupon quay-10 that works.'])
    expect(await refused('coupons', 'add', 'QUAY-10', '5%')).toEqual([
      1,
      'There is a coupon QUAY-10 already.',
    ])
  })

  test.each([
    [['x', '5%'], 'CODE must'],
    [['GOOD', '0%'], 'OFF must'],
    [['GOOD', '101%'], 'OFF must'],
    [['GOOD', '-5'], 'OFF must'],
    [['GOOD', '1.005'], 'OFF must'],
    [['GOOD', 'NaN'], 'OFF must'],
    [['GOOD', '5%', '0'], 'MOST_USES must'],
    [['GOOD', '5%', '1', '2026-02-30'], 'UNTIL must'],
  ])('%j are refused', async (args, why) => {
    const [code, output] = await refused('coupons', 'add', ...args)
    expect([code, output]).toEqual([1, expect.stringContaining(why)])
  })
})

describe('gift cards', () => {
  test('are made for somebody, who pays with them by their code, and stopped', async () => {
    await server.database.query
      .updateTable('account')
      .set({ email: 'amira@example.com' })
      .where('id', '=', amira.accountId)
      .execute()
    const made = await done('gift-cards', 'make', '25', '30', 'amira@example.com')
    const [, shown = '', pin] =
      /^Code ([0-9A-Z-]{24}) {2}PIN (\d{6})\n25\.00 USD, good for 30 days/.exec(made) ?? []
    expect([shown.length, pin?.length]).toEqual([24, 6])
    const code = shown.replaceAll('-', '')
    const list = await done('gift-cards', 'list')
    const [, number = ''] = new RegExp(`^(\\d+)  …${code.slice(-4)}  25\\.00 USD`, 'm').exec(list) ?? []
    expect(list).not.toContain(code)
    const { ticketIds } = await addEvent(server.database)
    const body = (gift_card: string) => order(ticketIds[0] ?? 0, 1, { total: 0, gift_card })
    expect((await place(server, amira.token, body(shown))).status).toBe(200)
    expect(await done('gift-cards', 'list')).toContain(`…${code.slice(-4)}  15.00 USD`)
    server.clock.move(1_000)
    expect(await done('gift-cards', 'stop', number)).toBe(`Gift card ${number} is stopped.`)
    expect((await place(server, amira.token, body(shown))).body.code).toBe('PERK_REFUSED')
    expect(await refused('gift-cards', 'stop', number)).toEqual([
      1,
      `There is no gift card ${number} that works.`,
    ])
  })

  test('are refused for nobody known, and for no amount', async () => {
    expect(await refused('gift-cards', 'make', '25', '30', 'nobody@example.com')).toEqual([
      1,
      'There is no account of nobody@example.com.',
    ])
    expect(await refused('gift-cards', 'make', '0')).toEqual([
      1,
      'AMOUNT must be an amount in USD, such as 25.00.',
    ])
    expect((await refused('gift-cards', 'make', '5', '99999'))[0]).toBe(1)
    expect(await done('gift-cards', 'make', '5')).toContain('good for 365 days. Neither')
  })
})
