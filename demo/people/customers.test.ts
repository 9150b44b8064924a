import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { logInByPhone, newPhone } from '#tests/support/people.ts'
import { customers } from './customers.ts'
import { loadCustomers } from './load-customers.ts'

const server = testApp()

const load = (people = customers) => loadCustomers({ database: server.database, ...server.services }, people)
const count = async () => (await server.database.query.selectFrom('account').select('id').execute()).length

test('the town’s people can log in both ways, and have what they were given', async () => {
  await load()
  for (const { name, phone, email, password, gift } of customers) {
    const { token, id } = await logInByPhone(server, phone, {})
    const { data } = (await server.call('update-user-info', { token })).body
    expect(data).toMatchObject({ name, phone, email, email_confirmed: true, wallet_balance: gift / 100 })
    const picture = await server.app.inject((data as { avatar: string }).avatar)
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256 })
    expect((await server.call('login', { email, password })).body).toMatchObject({ data: { id } })
  }
})

test('another start adds nobody, changes nothing, and brings nobody back who has left', async () => {
  const [first] = customers
  const { token, id } = await logInByPhone(server, first?.phone ?? '', {})
  const email = 'amira@elsewhere.example'
  await server.call('update-profile', { token, name: 'A. Haddad', email })
  const before = await count()
  await load()
  expect(await count()).toBe(before)
  await server.call('delete-account', { token })
  server.clock.move(8 * 24 * 60 * 60 * 1000)
  await server.services.accounts.eraseDue()
  await load()
  const row = server.database.query.selectFrom('account').select('name').where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ name: '' })
  expect(await count()).toBe(before)
})

test('who has taken such a number keeps it', async () => {
  const phone = newPhone()
  await logInByPhone(server, phone, { name: 'Was here before' })
  const before = await count()
  const [first] = customers
  const same = first ? [{ ...first, phone, email: 'x@selmara.example' }] : []
  await load(same)
  expect(await count()).toBe(before)
})
