import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shippedMigrations } from '#server/db/migrate.ts'
import { testApp } from '#tests/support/app.ts'
import { changing } from '#tests/support/changes.ts'
import { gateway } from '#tests/support/gateway.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { addRental, june, rent, staysOf } from '#tests/support/rentals.ts'

const server = testApp()
const { toGateway, press } = gateway(server)

/** The table before the migration, when a change could hold dates alone. */
const onlyDays = `
  alter table booking_change add column start_date text, add column end_date text;
  update booking_change set start_date = wanted ->> 'start_date', end_date = wanted ->> 'end_date';
  alter table booking_change drop column wanted, alter column start_date set not null,
    alter column end_date set not null;`

test('dates that waited for their payment before are the booking’s once they are paid', async () => {
  const { id, slug } = await addRental(server.database)
  const { token } = await server.logIn()
  const reference = referenceOf(await rent(server, token, { slug, ...june(10, 12) }, { total: 20 }))
  await changing(server, token).agree(reference, june(10, 13), { method: 'Online' })
  await sql.raw(onlyDays + shippedMigrations['0038-wanted-change.sql']).execute(server.database.query)
  await press(await toGateway(reference), 'paid')
  expect(await staysOf(server.database, id)).toMatchObject([
    { until: new Date('2026-06-13T10:00:00.000Z'), booked: true },
  ])
})
