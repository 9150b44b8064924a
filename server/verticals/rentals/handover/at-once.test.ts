import * as v from 'valibot'
import { expect, test } from 'vitest'
import { holdDrives } from '#server/modules/handover/drives-repo.ts'
import { testApp } from '#tests/support/app.ts'
import {
  addHandedOver,
  BROUGHT,
  drivesOf,
  handedOver,
  home,
  orderHandedOver,
} from '#tests/support/handover.ts'
import { june } from '#tests/support/rentals.ts'

const server = testApp()

test('fifty who want twelve vehicles brought at one time by one courier: one has it, and nothing fails', async () => {
  const first = await addHandedOver(server.database)
  const cars = [first]
  for (let it = 1; it < 12; it++) cars.push(await addHandedOver(server.database, {}, first))
  const people = await Promise.all([...Array(50).keys()].map((it) => server.logIn(`Renter ${it}`)))
  const answers = await Promise.all(
    people.map((by, at) =>
      orderHandedOver(server, by, cars[at % cars.length] ?? first, handedOver(home), { total: 20 + BROUGHT }),
    ),
  )
  expect(answers.filter((it) => it.status === 200)).toHaveLength(1)
  expect(answers.filter((it) => it.status >= 500)).toEqual([])
  expect(await drivesOf(server.database, first.courier_id)).toHaveLength(2)
})

const heldSchema = v.object({ hold: v.object({ hold_id: v.string() }) })

test('where nobody looks beforehand, the database lets no courier drive twice', async () => {
  const first = await addHandedOver(server.database)
  const other = await addHandedOver(server.database, {}, first)
  const { token } = await server.logIn()
  const drive = { from: new Date('2026-06-10T10:00:00Z'), until: new Date('2026-06-10T11:00:00Z') }
  const driveFor = async ({ slug }: { slug: string }) => {
    const { body } = await server.call('hold', {
      token,
      vertical: 'rentals',
      items: [{ slug, ...june(10, 12) }],
    })
    const { hold_id } = v.parse(heldSchema, body).hold
    await server.database.transaction((tx) => holdDrives(tx, hold_id, first.courier_id, [drive]))
  }
  await driveFor(first)
  await expect(driveFor(other)).rejects.toMatchObject({ code: 'UNAVAILABLE', text: 'handover.busy' })
  expect(await drivesOf(server.database, first.courier_id)).toHaveLength(1)
})
