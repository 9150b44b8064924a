import fc from 'fast-check'
import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { searchPlaces } from '#contract/calls/places/search.ts'
import { clockMs, clockText } from '#contract/clock.ts'
import { type OpeningState, stateOnClock } from '#contract/place/hours.ts'
import { readHours } from '#contract/place/read-hours.ts'
import { all, type Condition } from '#server/modules/listings/explore/criteria-repo.ts'
import { testApp } from '#tests/support/app.ts'
import { addHours, type WrittenHours } from '#tests/support/hours.ts'
import { addListing, quay } from '#tests/support/listings.ts'
import { narrowPlaces } from './narrow-repo.ts'

const made = testApp()

beforeEach(async () => {
  await made.database.query.deleteFrom('listing').execute()
})

async function idsOf(conditions: readonly Condition[] = []): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from listing where ${all(conditions)}`.execute(
    made.database.query,
  )
  return rows.map((it) => it.id)
}

/** The state of each listing, as the database filters them. */
async function statesOf(open: string, now: Date): Promise<Map<number, 'open' | 'unknown'>> {
  const { is, unknown } = narrowPlaces({ open }, { now })
  const states = new Map<number, 'open' | 'unknown'>()
  for (const id of await idsOf(is)) states.set(id, 'open')
  for (const id of await idsOf(unknown)) {
    expect(states.has(id)).toBe(false)
    states.set(id, 'unknown')
  }
  return states
}

const minute = fc.oneof(
  fc.integer({ min: 0, max: 1_439 }),
  fc.constantFrom(0, 60, 120, 360, 720, 1_080, 1_380),
)
const text = (at: number) => clockText(at * 60_000).slice(-5)
const span = fc.record({ open: minute.map(text), close: fc.oneof(minute.map(text), fc.constant('24:00')) })
const hoursOfDay = fc.array(span, { maxLength: 2 })
const week = fc.array(hoursOfDay, { minLength: 7, maxLength: 7 })
const around = ['2026-06-05', '2026-06-06', '2026-06-07', '2026-06-08']
const written: fc.Arbitrary<WrittenHours> = fc.record({
  week: fc.oneof({ weight: 4, arbitrary: week }, { weight: 1, arbitrary: fc.constant(null) }),
  days: fc.oneof(
    fc.constant({}),
    fc.dictionary(fc.constantFrom(...around), fc.option(hoursOfDay), { maxKeys: 3 }),
  ),
  ...{ state: fc.constant('open' as const), closedUntil: fc.constant(null) },
})
const closed: fc.Arbitrary<WrittenHours> = fc.oneof(
  written.map((it) => ({ ...it, state: 'closed_for_good' as const })),
  fc
    .tuple(written, fc.option(fc.constantFrom(...around)))
    .map(([it, closedUntil]) => ({ ...it, state: 'closed_for_now' as const, closedUntil })),
)
const zone = fc.constantFrom('Atlantic/Azores', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland')
const place = fc.tuple(fc.oneof({ weight: 4, arbitrary: written }, { weight: 1, arbitrary: closed }), zone)
/** Moments of the special days and of the days around them. */
const clock = fc
  .tuple(fc.integer({ min: 0, max: 5 }), minute)
  .map(([day, at]) => clockMs('2026-06-04 00:00') + (day * 1_440 + at) * 60_000)

const stateOf = ({ week = null, days = {}, state = 'open', closedUntil = null }: WrittenHours, at: number) =>
  stateOnClock(
    readHours({
      state,
      week,
      closed_until: closedUntil,
      special: Object.entries(days).map(([day, hours]) => ({ day, hours, name: '' })),
    }),
    at,
  )
const heard = (state: OpeningState) => (state === 'open' || state === 'unknown' ? state : undefined)

describe('a search for what is open', () => {
  it('agrees with what a page says, whatever the hours and whenever it is asked for', async () => {
    const places = fc.array(place, { minLength: 10, maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(places, fc.array(clock, { minLength: 5, maxLength: 5 }), async (some, clocks) => {
        await made.database.query.deleteFrom('listing').execute()
        const ids: number[] = []
        for (const [hours, time_zone] of some) {
          const id = await addListing(made.database, { time_zone })
          await addHours(made.database, id, hours)
          ids.push(id)
        }
        for (const at of clocks) {
          const now = new Date(at)
          const byClock = await statesOf(clockText(at), now)
          const byInstant = await statesOf('now', now)
          for (const [index, [hours, timeZone]] of some.entries()) {
            const id = ids[index] ?? 0
            const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
            const shown = there.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')
            expect(byClock.get(id)).toBe(heard(stateOf(hours, at)))
            expect(byInstant.get(id)).toBe(heard(stateOf(hours, clockMs(shown))))
          }
        }
      }),
      { numRuns: 25 },
    )
  })

  it('finds those that are open and says of how many nobody knows it', async () => {
    // The clock of the tests shows Monday noon, in the Azores too.
    const open = Array.from({ length: 7 }, () => [{ open: '08:00', close: '18:00' }])
    const add = async (slug: string, hours?: WrittenHours) => {
      const id = await addListing(made.database, { slug })
      if (hours) await addHours(made.database, id, hours)
    }
    await add('open', { week: open })
    await add('closed', { week: open.map(() => []) })
    await add('for-good', { week: open, state: 'closed_for_good' })
    await add('holiday', { week: open, days: { '2026-06-01': null } })
    await add('unsaid', { week: null })
    await add('no-place-yet')
    await add('unsaid-far', { week: null })
    await made.database.query
      .updateTable('listing')
      .set({ latitude: 0 })
      .where('slug', '=', 'unsaid-far')
      .execute()
    const ask = async (filters: object) =>
      v.parse(searchPlaces.reply, (await made.call('search-places', { ...quay, filters })).body)
    const slugs = ({ places }: { places: { slug: string }[] }) => places.map((it) => it.slug)
    const now = await ask({ open: 'now' })
    expect([slugs(now), now.unknown]).toEqual([['open'], 3])
    const night = await ask({ open: '2026-06-02 03:00' })
    expect([slugs(night), night.unknown]).toEqual([[], 2])
    const any = await ask({})
    expect([slugs(any).length, any.unknown]).toEqual([6, undefined])
    for (const wrong of ['tomorrow', '2026-06-31 10:00', '25:00', ''])
      expect(await made.call('search-places', { ...quay, filters: { open: wrong } })).toMatchObject({
        status: 400,
      })
  })
})
