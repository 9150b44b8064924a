import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addLaundry, collected } from '#tests/support/collections.ts'
import { addHomeSalon, at } from '#tests/support/home-visits.ts'
import { visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
const DAY_MS = 86_400_000

async function noah() {
  const { token, accountId } = await server.logIn('Noah')
  const email = `noah-${accountId}@example.com`
  await server.database.query
    .updateTable('account')
    .set({ email, email_confirmed_at: new Date() })
    .where('id', '=', accountId)
    .execute()
  return {
    token,
    /** The mails about a booking, and all that is said on a device. */
    async told() {
      await server.services.notifications.run()
      const { body } = await server.call('get-notifications', { token })
      const mails = (await server.sent()).filter((it) => it.to === email).map((it) => it.text)
      return { mails: mails.join('\n'), inbox: JSON.stringify(body.data) }
    },
  }
}

test('a mail says to which address somebody comes; a notice says neither that nor where the store is', async () => {
  const his = await noah()
  const { slug, atHome } = await addHomeSalon(server.database)
  await visit(server, his.token, at(visitAt(slug, '10:00', atHome)), { total: 17 })
  expect((await his.told()).mails).toMatch(/\nCut at home\nWeir Lane 7\n/)
  server.clock.move(8 * DAY_MS)
  const { inbox } = await his.told()
  expect(inbox).toContain('Salon')
  expect(inbox).not.toMatch(/Weir Lane|Quay/)
})

test('a mail says when something is collected, and when it is brought back', async () => {
  const his = await noah()
  const laundry = await addLaundry(server.database)
  const item = collected(laundry)
  const days = { start: item.start.replace('06-10', '06-20'), end: item.end?.replace('06-10', '06-20') }
  await visit(server, his.token, { ...item, ...days }, { total: 24 })
  expect((await his.told()).mails).toMatch(
    /\nBag of linen\nSat,? 20 Jun, 8:00.*10:00.*am · Weir Lane 7\nSat,? 20 Jun, 2:00.*4:00.*pm · Weir Lane 7\n/,
  )
})
