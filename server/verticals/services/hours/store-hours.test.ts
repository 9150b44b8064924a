import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { searchStores, storeListingCalls } from '#contract/calls/services/stores.ts'
import { testApp } from '#tests/support/app.ts'
import { quay } from '#tests/support/listings.ts'
import { addStore } from '#tests/support/stores.ts'

const made = testApp()

const day = [{ open: '09:00', close: '17:00' }]
const schedule = JSON.stringify([day, day, day, day, day, [], []])

const hoursOf = async (slug: string) =>
  v.parse(storeListingCalls.info.reply, (await made.call('get-store-info', { slug })).body).store.hours

beforeEach(async () => {
  await made.database.query.deleteFrom('listing').execute()
  await made.database.query.deleteFrom('holiday').execute()
  const names = JSON.stringify({ en: 'Tide Day' })
  for (const region of ['', 'north'])
    await made.database.query.insertInto('holiday').values({ region, day: '2026-06-03', names }).execute()
})

it.each([
  { on_holidays: 'usual', hours: day },
  { on_holidays: 'closed', hours: [] },
  { on_holidays: null, hours: null },
] as const)(
  'of a store that is $on_holidays on holidays they are so on one',
  async ({ on_holidays, hours }) => {
    await addStore(made.database, { slug: 'barber' }, { schedule, on_holidays, region: 'north' })
    expect((await hoursOf('barber')).special).toEqual([{ day: '2026-06-03', name: 'Tide Day', hours }])
  },
)

it('a day that it names itself is as it says, a holiday or not', async () => {
  const own = { day: '2026-06-03', name: 'Open after all', hours: day }
  const special_days = JSON.stringify([own, { day: '2026-01-01', name: 'Long over', hours: [] }])
  await addStore(made.database, { slug: 'barber' }, { schedule, on_holidays: 'closed', special_days })
  expect((await hoursOf('barber')).special).toEqual([own])
})

it('cards say whether it is open at this moment', async () => {
  await addStore(made.database, { slug: 'barber' }, { schedule })
  await addStore(made.database, { slug: 'silent', latitude: quay.latitude + 0.01 })
  const { body } = await made.call('search-stores', quay)
  const [barber, silent] = v.parse(searchStores.reply, body).data
  expect(barber?.opening).toEqual({
    state: expect.stringMatching(/open|closed/),
    changes_at: expect.any(String),
  })
  expect(barber?.opening?.state).toBe((await hoursOf('barber')).state)
  expect(silent?.opening?.state).toBe('unknown')
})
