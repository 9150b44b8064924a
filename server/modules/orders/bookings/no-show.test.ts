import { beforeEach, expect, test } from 'vitest'
import { runCommand } from '#server/operator/commands.ts'
import { testApp } from '#tests/support/app.ts'
import { changingVisits } from '#tests/support/changes.ts'
import { addGivingBusiness } from '#tests/support/earnings.ts'
import { newKey, referenceOf } from '#tests/support/orders.ts'
import { addSalon, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
const at = (time: string, day = 10) => `2026-06-${day}T${time}:00.000Z`
const goTo = (instant: string) => server.clock.move(Date.parse(instant) - server.clock.now().getTime())
let token = ''
let reference = ''
beforeEach(async () => {
  goTo('2026-06-01T12:00:00.000Z')
  token = (await server.logIn()).token
  const { id, slug, cut } = await addSalon(server.database)
  const business_id = await addGivingBusiness(server.database, { vertical: 'services' })
  await server.database.query.updateTable('listing').set({ business_id }).where('id', '=', id).execute()
  reference = referenceOf(await visit(server, token, visitAt(slug, '10:00', cut)))
})

async function noShow(): Promise<string> {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const context = { mode: 'test', database, clock, tell() {}, signal } as const
  return (await runCommand(['bookings', 'no-show', reference], services, context)).output.trimEnd()
}
const rate = () =>
  server.call('rate-service-booking', {
    ...{ token, unique_booking_id: reference, idempotency_key: newKey() },
    ...{ rating_store: 5, review_store: 'Lovely', professionals: [] },
  })
const detail = () => changingVisits(server, token).detail(reference)

test('who did not come is said to be one from ten minutes on, for two days, once, and rates nothing', async () => {
  const notNow = `Booking ${reference} cannot be a no-show.`
  goTo(at('10:09'))
  expect(await noShow()).toBe(notNow)
  goTo(at('10:10'))
  expect(await noShow()).toBe(`${reference.slice(-7)}, Salon: nobody came.`)
  expect(await noShow()).toBe(notNow)
  expect(await detail()).toMatchObject({ status: 2, no_show: true })
  goTo(at('12:00'))
  expect((await rate()).body).toMatchObject({ code: 'UNAVAILABLE' })
  const { body } = await server.call('get-service-booking-for-rating', {
    token,
    unique_booking_id: reference,
  })
  expect(body.data).toMatchObject({ can_rate: false })
})

test('nobody is a no-show after two days', async () => {
  goTo(at('10:00', 12))
  expect(await noShow()).toMatch('cannot be a no-show')
  expect((await rate()).status).toBe(200)
})

test('who was let in is no no-show, and who comes after all is one no longer', async () => {
  goTo(at('10:15'))
  await noShow()
  const { passes, earns } = await detail()
  expect(earns).toMatchObject([{ state: 'void' }])
  const [pass] = passes
  expect(await server.services.orders.parts.checkIn.admit(pass?.token ?? '')).toMatchObject({ number: 1 })
  expect(await detail()).toMatchObject({ status: 3, no_show: false, earns: [{ state: 'pending' }] })
  expect(await noShow()).toMatch('cannot be a no-show')
})
