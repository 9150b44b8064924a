import { expect, test } from 'vitest'
import { shippedMigrations } from '#server/db/migrate.ts'
import { testApp } from '#tests/support/app.ts'
import { addPerson } from './repo.ts'

const server = testApp()

test('accounts from when zeros made another number of the same telephone have it as it is read now', async () => {
  const { query, pool } = server.database
  const add = (phone: string) => addPerson(query, { name: phone, phone }, server.clock.now())
  const phones = ['+4401632960001', '+44001632960002', '+4401632960002', '+4401632960003', '+441632960003']
  for (const phone of [...phones, '+390612345678', '+2250701020304', '+447700900123']) await add(phone)
  await pool.query(shippedMigrations['0020-phone-trunk-zeros.sql'] ?? '')
  const rows = await query
    .selectFrom('account')
    .select('phone')
    .where('name', 'like', '+%')
    .orderBy('id')
    .execute()
  expect(rows.map((it) => it.phone)).toEqual([
    ...['+441632960001', '+441632960002', '+4401632960002', '+4401632960003', '+441632960003'],
    ...['+390612345678', '+2250701020304', '+447700900123'],
  ])
})
