import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '#tests/support/clock.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addListing } from '#tests/support/listings.ts'
import { allListings } from '../content/content.ts'
import { keepEventsAhead } from './keep-ahead.ts'
import { loadTown } from './load-town.ts'

const HOUR = 3_600_000
const clock = testClock()
let opened: TestDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
})
beforeEach(async () => {
  await load()
  await forget()
  await load()
})
afterAll(() => opened.close())

const query = () => opened.database.query
const listings = () => query().selectFrom('listing').selectAll().orderBy('slug').execute()
const listing = (slug: string) =>
  query().selectFrom('listing').selectAll().where('slug', '=', slug).executeTakeFirst()
/** Deletes everything, as if the town had never been loaded. */
const forget = async () => {
  await query().deleteFrom('listing').execute()
  await query().withTables<{ 'demo.loaded': object }>().deleteFrom('demo.loaded').execute()
}
const load = (content?: Parameters<typeof loadTown>[1]) => loadTown({ ...opened, clock }, content)

const [first] = allListings
if (!first) throw new Error('The town lists nothing.')
const others = allListings.slice(1)

describe('loading the town', () => {
  it('a second time changes nothing', async () => {
    const before = await listings()
    clock.move(HOUR)
    await load()
    expect(await listings()).toEqual(before)
  })

  it('writes a changed text anew, and leaves what people and operators made of the listing', async () => {
    await query()
      .updateTable('listing')
      .set({ is_active: false, rating_count: 7, rating_total: 300 })
      .where('slug', '=', first.slug)
      .execute()
    await load({ listings: [{ ...first, title: 'Rewritten', price: 12.5 }, ...others] })
    expect(await listing(first.slug)).toMatchObject({
      ...{ title: 'Rewritten', price_minor: 1250 },
      ...{ is_active: false, rating_count: 7, rating_total: 300 },
    })
  })

  it('leaves a changed row alone as long as its text is the same', async () => {
    await query().updateTable('listing').set({ title: 'Ours' }).where('slug', '=', first.slug).execute()
    await load()
    expect((await listing(first.slug))?.title).toBe('Ours')
  })

  it('does not bring back what an operator took out', async () => {
    await query().deleteFrom('listing').where('slug', '=', first.slug).execute()
    await load()
    expect(await listing(first.slug)).toBeUndefined()
  })

  it('takes a listing off the shelves that the town has no longer, and once only', async () => {
    await load({ listings: others })
    expect((await listing(first.slug))?.is_active).toBe(false)
    await query().updateTable('listing').set({ is_active: true }).where('slug', '=', first.slug).execute()
    await load({ listings: others })
    expect((await listing(first.slug))?.is_active).toBe(true)
  })

  it('puts a listing back on the shelves that the town has again', async () => {
    await load({ listings: others })
    await load()
    expect((await listing(first.slug))?.is_active).toBe(true)
  })

  it('leaves a listing alone that somebody else has put under the same slug', async () => {
    await forget()
    await addListing(opened.database, { slug: first.slug, title: 'Theirs' })
    const before = await listing(first.slug)
    await load()
    await load({ listings: [{ ...first, title: 'Rewritten' }, ...others] })
    await load({ listings: others })
    expect(await listing(first.slug)).toEqual(before)
  })

  it('happens once when two servers start at the same time', async () => {
    await forget()
    await Promise.all([load(), load()])
    const own = (await listings()).filter((it) => it.kind !== 'professional')
    expect(own).toHaveLength(allListings.length)
  })
})

describe('the events of the town', () => {
  const starts = async () => {
    const found = await query()
      .selectFrom('listing')
      .select(['slug', 'starts_at', 'ends_at'])
      .where('vertical', '=', 'events')
      .execute()
    return found.map(({ slug, starts_at, ends_at }) => ({
      slug,
      start: starts_at?.getTime() ?? 0,
      end: ends_at?.getTime() ?? 0,
    }))
  }

  it('lie ahead on any day, also those on which clocks are changed', async () => {
    for (const days of [0.3, 1, 6, 23, 90, 145, 0.5, 1, 156]) {
      clock.move(days * 24 * HOUR)
      await keepEventsAhead({ ...opened, clock })
      const now = clock.now().getTime()
      expect((await starts()).filter((it) => it.start <= now || it.end <= it.start)).toEqual([])
    }
  })

  it('stay where they are until they begin, and where an operator has put them', async () => {
    const before = new Map((await starts()).map((it) => [it.slug, it.start]))
    const far = new Date(clock.now().getTime() + 400 * 24 * HOUR)
    await query()
      .updateTable('listing')
      .set({ starts_at: far, ends_at: new Date(far.getTime() + HOUR) })
      .where('slug', '=', first.slug)
      .execute()
    clock.move(3 * HOUR)
    await keepEventsAhead({ ...opened, clock })
    const now = clock.now().getTime()
    for (const { slug, start } of await starts()) {
      const was = before.get(slug) ?? 0
      if (slug === first.slug) expect(start).toBe(far.getTime())
      else if (was > now) expect(start).toBe(was)
    }
  })
})
