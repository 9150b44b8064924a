import { beforeAll, expect, test } from 'vitest'
import { runCommand } from '#server/operator/commands.ts'
import { testApp } from '#tests/support/app.ts'
import { addSalon, type Salon, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
let token = ''
beforeAll(async () => {
  token = (await server.logIn()).token
})

async function run(...args: string[]) {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const { output, code } = await runCommand(args, services, {
    mode: 'test',
    database,
    clock,
    tell() {},
    signal,
  })
  return [code, output.trimEnd()]
}

const book = async ({ slug, cut }: Salon, time: string) =>
  (await visit(server, token, visitAt(slug, time, cut))).body

test('who is away gets no visits until they are back; what is booked with them is named', async () => {
  const salon = await addSalon(server.database)
  const person = `${salon.slug}-0`
  const before = await book(salon, '10:00')
  const { unique_booking_id } = before.data as { unique_booking_id: string }
  const away = ['staff', 'away', person, '2026-06-10 09:00', '2026-06-10 12:00']
  expect(await run(...away)).toEqual([
    0,
    [
      'Person 0 is away from 2026-06-10 09:00 until 2026-06-10 12:00.',
      'Booked with them:',
      `  ${unique_booking_id.slice(-7)}  2026-06-10 10:00  Salon: Cut – asked for 2026-06-10 12:00 with Person 0`,
    ].join('\n'),
  ])
  // What is asked for is held.
  const nearest = ['2026-06-10T12:30:00.000Z', '2026-06-10T12:45:00.000Z', '2026-06-10T13:00:00.000Z']
  expect(await book(salon, '11:00')).toMatchObject({ problem: 'taken', nearest })
  expect(await run('staff', 'back', person)).toEqual([0, `${person} is there by their hours.`])
  expect(await book(salon, '11:00')).toMatchObject({ success: true })
  expect(await run('staff', 'back', person)).toEqual([1, `${person} is not away.`])
})

test.each([
  ['There is no professional nobody.', 'nobody', '2026-06-10 09:00', '2026-06-10 12:00'],
  ['A time is written "2027-07-01 09:00".', 'nobody', 'tomorrow', '2026-06-10 12:00'],
  ['UNTIL must be later than FROM.', 'nobody', '2026-06-10 09:00', '2026-06-10 09:00'],
])('%s', async (said, ...rest) => {
  expect(await run('staff', 'away', ...rest)).toEqual([1, said])
})

test('shorter hours say first what they do, settle what they make clash, and are taken back', async () => {
  const salon = await addSalon(server.database)
  await book(salon, '10:00')
  await book(salon, '13:00')
  const hours = ['{"wednesday": [{"open": "12:00", "close": "17:00"}]}']
  const of = [`${salon.slug}-0`, salon.slug]
  const [code, would] = await run('staff', 'hours', 'check', ...of, ...hours)
  expect([code, would]).toEqual([
    0,
    expect.stringMatching(/would have these hours\.\n.*\n.* 10:00 .*asked for 2026-06-10 12:00/),
  ])
  expect(await run('visits', 'clashes', salon.slug)).toEqual([0, 'There is none.'])
  expect(await run('staff', 'hours', ...of, ...hours)).toEqual([0, `${would}`.replace('would have', 'has')])
  expect(await run('visits', 'clashes', salon.slug)).toEqual([
    0,
    expect.stringMatching(/10:00 .* not at work – asked$/),
  ])
  // What was asked stays asked.
  expect(await run('staff', 'hours', ...of, 'usual')).toEqual([0, expect.stringMatching(/asked before$/)])
  expect(await run('visits', 'clashes', salon.slug)).toEqual([0, 'There is none.'])
})

test.each([
  ['nobody does not work at elsewhere.', '{"monday": []}'],
  ['It names no day. usual: whenever the store is open.', '{}'],
])('%s', async (said, hours) => {
  expect(await run('staff', 'hours', 'nobody', 'elsewhere', hours)).toEqual([1, said])
})
