import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getNotifications } from '#contract/calls/notifications.ts'
import type { NotificationDetails } from '#server/db/notification-tables.ts'
import { testApp } from '#tests/support/app.ts'

const server = testApp()
const HOUR = 3_600_000
const inboxOf = async (token: string) =>
  v.parse(getNotifications.reply, (await server.call('get-notifications', { token })).body).data
const details: NotificationDetails = {
  title: 'Brass',
  path: '/perks/cashback-wallets/x',
  perk: 'cashback',
  business: 'Quay Stage',
  currency: 'USD',
  amount_minor: 320,
}
const note = (accountId: number, subject: string) =>
  server.database.transaction((tx) =>
    server.services.perks.deps.accountEvents.note(tx, { accountId, kind: 'earned', subject, details }),
  )
/** A person with a confirmed e-mail address. */
const somebody = async (name: string) => {
  const who = await server.logIn(name)
  await server.database.query
    .updateTable('account')
    .set({ email: `${name.toLowerCase()}@example.com`, email_confirmed_at: server.clock.now() })
    .where('id', '=', who.accountId)
    .execute()
  return who
}

describe('what happened to a person beside their bookings', () => {
  test('is told once, however often it is noted, to nobody else, by whoever of two servers comes first', async () => {
    const [amira, noah] = [await somebody('Amira'), await somebody('Noah')]
    await note(amira.accountId, 'earned-1')
    await note(amira.accountId, 'earned-1')
    await note(amira.accountId, 'earned-2')
    const { notifications } = server.services
    await Promise.all([notifications.run(), notifications.run(), inboxOf(amira.token)])
    expect((await inboxOf(amira.token)).map((it) => [it.title, it.body, it.path, it.tag])).toEqual([
      ...['earned-2', 'earned-1'].map((tag) => [
        ...['You got $3.20 back', 'For Brass. Your cashback is good at Quay Stage.'],
        ...['/perks/cashback-wallets/x', tag],
      ]),
    ])
    expect(await inboxOf(noah.token)).toEqual([])
    // A person who has looked gets no mail as well.
    expect(await server.sent()).toEqual([])
  })

  test('wakes nobody at night: it stands in the inbox, and leaves in the morning', async () => {
    const { accountId, token } = await somebody('Ines')
    server.clock.move(11 * HOUR)
    await server.database.transaction((tx) =>
      server.services.perks.deps.accountEvents.note(tx, {
        accountId,
        kind: 'expiring',
        subject: 'ends-1',
        details: { ...details, time_zone: 'UTC' },
      }),
    )
    await server.services.notifications.run()
    expect(await inboxOf(token)).toHaveLength(1)
    expect(await server.sent()).toEqual([])
    server.clock.move(9 * HOUR)
    await server.services.notifications.run()
    expect(await server.sent()).toMatchObject([
      { to: 'ines@example.com', subject: expect.stringMatching(/^Use \$3\.20 soon/) },
    ])
  })
})
