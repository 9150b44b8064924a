import { expect, test } from 'vitest'
import { runCommand } from '#server/operator/commands.ts'
import { testApp } from '#tests/support/app.ts'
import { addHandedOver } from '#tests/support/handover.ts'
import { addRental } from '#tests/support/rentals.ts'

const server = testApp()
async function points(...args: string[]) {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const at = { mode: 'test' as const, database, clock, tell: () => {}, signal }
  return (await runCommand(['handover', 'points', ...args], services, at)).output.trimEnd()
}
const offer = async (slug: string) => (await server.call('get-pickup-drop', { slug })).body
const hours = '{"monday": [{"open": "09:00", "close": "17:00"}]}'

test('an operator adds points to a business, says what is handed over there, and ends it', async () => {
  const business = { slug: 'luggers', name: 'Luggers', about: '', mark: '/img/mark/1' }
  const added = server.database.query.insertInto('business').values(business).returning('id')
  const { id: business_id } = await added.executeTakeFirstOrThrow()
  const { slug } = await addRental(server.database, { business_id })
  const where = ['Weir Lane 1', '38.7079', '-31.9443', hours]
  expect(await points('add', 'luggers', 'Quay', ...where, '5.00', '4711')).toMatch(/^Quay is a point/)
  expect((await offer(slug)).success).toBe(false)
  expect(await points('use', slug)).toContain('is handed over there.')
  const said = await offer(slug)
  expect(said).toMatchObject({
    offer: { points: true, brings: false, fetches: false },
    points: [{ name: 'Quay', address: 'Weir Lane 1', fee: 5, latitude: 38.7079 }],
  })
  expect(JSON.stringify(said)).not.toContain('4711')
  const [point] = said.points as { id: number }[]
  expect(await points('list', 'luggers')).toBe(`${point?.id}  luggers  Quay  Weir Lane 1  5 USD`)
  expect(await points('remove', String(point?.id))).toBe('Quay is no point any more.')
  expect(await points('list', 'luggers')).toBe('There is none.')
  expect(await offer(slug)).toMatchObject({ points: [] })
  await points('leave', slug)
  expect((await offer(slug)).success).toBe(false)
})

test('what is brought as well goes on being brought', async () => {
  const { slug } = await addHandedOver(server.database)
  await points('leave', slug)
  expect(await offer(slug)).toMatchObject({ offer: { points: false, brings: true } })
  await points('use', slug)
  expect(await offer(slug)).toMatchObject({ offer: { points: true, brings: true } })
})

test.each([
  ['There is no business nobody.', ['add', 'nobody', 'Quay', 'Lane', '38', '-31', hours]],
  [
    'LATITUDE and LONGITUDE are degrees, such as 38.7079 and -31.9443.',
    ['add', 'nobody', 'Quay', 'Lane', '380', '-31', hours],
  ],
  ['It names no day. Say when it is open.', ['add', 'nobody', 'Quay', 'Lane', '38', '-31', '{}']],
  ['There is no point 0: handover points list.', ['remove', '0']],
  ['There is no rental nothing.', ['use', 'nothing']],
  ['There is no rental nothing that is handed over at points.', ['leave', 'nothing']],
])('%s', async (said, args) => {
  expect(await points(...args)).toBe(said)
})
