import { beforeAll, expect, test } from 'vitest'
import { runCommand } from '#server/operator/commands.ts'
import { testApp } from '#tests/support/app.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { addChairs, addSalon, type Salon, unitsTaken, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
let token = ''
beforeAll(async () => {
  token = (await server.logIn()).token
})

async function run(...args: string[]) {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const context = { mode: 'test', database, clock, tell() {}, signal } as const
  const { output, code } = await runCommand(args, services, context)
  return [code, output.trimEnd()]
}
const book = ({ slug, cut }: Salon, time: string) => visit(server, token, visitAt(slug, time, cut))
const morning = ['2026-06-10 09:00', '2026-06-10 12:00'] as const

test('what is closed is taken by nobody; who has a part of it gets another, and nobody hears of that', async () => {
  const salon = await addSalon(server.database, { people: 2 })
  const chair = await addChairs(server.database, salon, 2)
  const reference = referenceOf(await book(salon, '10:00'))
  const close = [salon.slug, 'Chair', ...morning, '1']
  const told = (verb: string) =>
    [
      `Chair 1 ${verb} closed from 2026-06-10 09:00 until 2026-06-10 12:00.`,
      'Booked there:',
      `  ${reference.slice(-7)}  2026-06-10 10:00  Salon: Cut – another one is free`,
    ].join('\n')
  expect(await run('resources', 'close', 'check', ...close)).toEqual([0, told('would be')])
  expect(await unitsTaken(server.database, chair)).toEqual(['1 10:00-10:30'])
  expect(await run('resources', 'close', ...close)).toEqual([0, told('is')])
  expect(await unitsTaken(server.database, chair)).toEqual(['2 10:00-10:30'])
  const notes = server.database.query.selectFrom('account_event').select('kind')
  expect(await notes.execute()).toEqual([])
  expect((await book(salon, '10:00')).body).toMatchObject({ problem: 'taken' })
  expect(await run('visits', 'clashes', salon.slug)).toEqual([0, 'There is none.'])
})

test('where none is left, the customer is asked for another time; it is to be had again once it is opened', async () => {
  const salon = await addSalon(server.database)
  const chair = await addChairs(server.database, salon, 1)
  await book(salon, '10:00')
  const [, said] = await run('resources', 'close', salon.slug, 'Chair', ...morning)
  expect(said).toContain('Salon: Cut – asked for 2026-06-10 12:00 with Person 0')
  expect(await unitsTaken(server.database, chair)).toEqual(['1 10:00-10:30', '1 12:00-12:30'])
  expect((await run('visits', 'clashes', salon.slug))[1]).toContain('Salon: Chair closed – asked')
  expect((await book(salon, '11:00')).body).toMatchObject({ problem: 'taken' })
  expect(await run('resources', 'open', salon.slug, 'Chair')).toEqual([0, 'Chair is to be had.'])
  expect((await book(salon, '11:00')).status).toBe(200)
  expect(await run('resources', 'open', salon.slug, 'Chair')).toEqual([1, 'Chair is not closed.'])
})

test.each([
  ['has no Bench.', 'Bench', ...morning],
  ['has no Chair 3.', 'Chair', ...morning, '3'],
  ['has no Chair 0.', 'Chair', ...morning, '0'],
  ['has no Chair left.', 'Chair', ...morning, 'left'],
  ['A time is written "2027-07-01 09:00".', 'Chair', 'tomorrow', '2026-06-10 12:00'],
  ['UNTIL must be later than FROM.', 'Chair', '2026-06-10 09:00', '2026-06-10 09:00'],
])('%s', async (said, ...rest) => {
  const salon = await addSalon(server.database)
  await addChairs(server.database, salon, 2)
  expect(await run('resources', 'close', salon.slug, ...rest)).toEqual([1, expect.stringContaining(said)])
})
