import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'

const server = testApp()

const save = (token: string, push_token: string | null, call = 'save-notification-token') =>
  server.call(call, { token, push_token, id: 1, device_type: 'android' })

async function kept() {
  const rows = await server.database.query
    .selectFrom('push_device')
    .innerJoin('session', 'session.id', 'push_device.session_id')
    .select(['account_id', 'service', 'push_token'])
    .orderBy('push_token')
    .execute()
  return rows.map((it) => [it.account_id, it.service, it.push_token])
}

test('a device is kept with its session, replaced, and forgotten with it', async () => {
  const { accountId, token } = await server.logIn()
  await save(token, 'one')
  await save(token, 'one')
  await save(token, 'two')
  await save(token, 'three', 'save-onesignal-token')
  expect(await kept()).toEqual([
    [accountId, 'onesignal', 'three'],
    [accountId, 'notification', 'two'],
  ])
  await save(token, null)
  expect(await kept()).toEqual([[accountId, 'onesignal', 'three']])
  await server.call('logout', { token })
  expect(await kept()).toEqual([])
})

test('a device belongs to who is logged in on it last', async () => {
  const amira = await server.logIn('Amira')
  const bo = await server.logIn('Bo')
  await save(amira.token, 'the shared phone')
  await save(bo.token, 'the shared phone')
  expect(await kept()).toEqual([[bo.accountId, 'notification', 'the shared phone']])
  await server.call('logout', { token: bo.token })
})

test('many at once leave one', async () => {
  const people = [await server.logIn('A'), await server.logIn('B'), await server.logIn('C')]
  const answers = await Promise.all(people.map((it) => save(it.token, 'raced for')))
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect(await kept()).toHaveLength(1)
})
