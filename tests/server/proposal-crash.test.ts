import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '#server/verticals/invariants.ts'
import { type BuiltServer, buildServer } from '#tests/support/built-server.ts'
import { callServer, logInToShop } from '#tests/support/shopper.ts'
import { openAfterwards } from '#tests/support/soundness.ts'
import { addSalon } from '#tests/support/visits.ts'

const LONGEST_MS = 240_000
const DAY_MS = 86_400_000
const POINT = 'proposal.after_stock'

let built: BuiltServer
beforeAll(async () => {
  built = await buildServer()
})
afterAll(() => built?.close())

test('killed between people and times, an accepted proposal is as it was, and its key accepts it once', {
  timeout: LONGEST_MS,
}, async () => {
  const place = await built.newPlace()
  const before = await openAfterwards(place)
  const { slug, people, cut } = await addSalon(before.database, { people: 2 })
  await before.close()
  let server = await built.start({ ...place, FAILPOINT: POINT })
  const token = await logInToShop(server)
  const call = (name: string, body: object = {}) => callServer(server, name, { token, ...body })
  const day = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10)
  const start = `${day}T12:00:00.000Z`
  const visit = { slug, start, services: [{ id: cut, professional_id: people[0] }] }
  const order = { visit, total: 10, method: 'PAY_AT_VENUE', idempotency_key: 'the booking' }
  const { unique_booking_id } = (await call('place-service-booking', order)).data
  const away = ['staff', 'away', `${slug}-0`, `${day} 09:00`, `${day} 15:00`]
  expect(await built.operate(place, ...away)).toMatchObject({ code: 0 })
  const detail = async () => (await call('get-service-booking', { unique_booking_id })).data
  const accept = () =>
    call('answer-visit-proposal', { unique_booking_id, accept: true, idempotency_key: 'the answer' })
  const lost = accept().catch(() => 'no answer')
  await server.untilPrinted(`FAILPOINT ${POINT}`)
  await server.kill('SIGKILL')
  expect(await lost).toBe('no answer')
  server = await built.start(place)
  const who = (id: number | undefined) => [{ professional: { id } }]
  expect(await detail()).toMatchObject({ start, lines: who(people[0]), proposal: { lines: who(people[1]) } })
  for (const _ of [1, 2]) expect(await accept()).toEqual({ success: true })
  expect(await detail()).toMatchObject({ start, lines: who(people[1]), proposal: null })
  await server.kill('SIGTERM')
  const after = await openAfterwards(place)
  expect(await brokenInvariants(after.database.query)).toEqual([])
  await after.close()
})
