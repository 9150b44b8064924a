import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { getReviews } from '#contract/calls/ratings.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent, addListing } from '#tests/support/listings.ts'

const server = testApp()
const DAY_MS = 86_400_000

/** The ratings, the oldest first. Every third has no words. */
const given = [50, 45, 44, 10, 4, 30, 30, 50, 50]
beforeAll(async () => {
  const cafe = await addListing(server.database, { slug: 'cafe' })
  const { id } = await addEvent(server.database, { slug: 'brass' })
  for (const listing_id of [cafe, id]) {
    const reviews = given.map((rating, at) => {
      // Two reviews have one time, so that a page may end between them.
      const when = new Date(Date.UTC(2026, 0, 1) + Math.floor(at / 2) * DAY_MS)
      const review = at % 3 === 2 ? '' : `No. ${at}`
      return {
        listing_id,
        account_id: null,
        author: 'Somebody',
        rating,
        review,
        created_at: when,
        updated_at: when,
      }
    })
    await server.database.query.insertInto('review').values(reviews).execute()
  }
})

const ask = async (more: object) => {
  const { body } = await server.call('get-reviews', { vertical: 'places', slug: 'cafe', ...more })
  const { reviews, ...rest } = v.parse(getReviews.reply, body)
  return { words: reviews.map((it) => it.review), ...rest }
}

test('what people say comes page by page, the newest first, each once, of any vertical', async () => {
  const all = ['No. 7', 'No. 6', 'No. 4', 'No. 3', 'No. 1', 'No. 0']
  const words: string[] = []
  let cursor: string | undefined
  do {
    const page = await ask({ limit: 1, cursor })
    words.push(...page.words)
    cursor = page.next_cursor
  } while (cursor)
  expect(words).toEqual(all)
  expect((await ask({ vertical: 'events', slug: 'brass' })).words).toEqual(all)
})

test('by stars, with how many gave how many, words or none', async () => {
  expect(await ask({})).toMatchObject({ spread: [2, 0, 2, 1, 4] })
  expect((await ask({ stars: 5 })).words).toEqual(['No. 7', 'No. 1', 'No. 0'])
  expect((await ask({ stars: 1 })).words).toEqual(['No. 4', 'No. 3'])
  const { words, next_cursor } = await ask({ stars: 5, limit: 2 })
  expect([...words, ...(await ask({ stars: 5, limit: 2, cursor: next_cursor })).words]).toHaveLength(3)
  expect(await ask({ stars: 2 })).toMatchObject({ words: [], spread: [2, 0, 2, 1, 4] })
})

test.each([
  [{ slug: 'nowhere' }, 404],
  [{ vertical: 'events' }, 404],
  [{ stars: 0 }, 400],
  [{ stars: 6 }, 400],
  [{ stars: 4.5 }, 400],
  [{ cursor: 'made-up' }, 400],
  [{ vertical: 'rockets' }, 400],
])('%j is answered with %i', async (more, status) => {
  expect((await server.call('get-reviews', { vertical: 'places', slug: 'cafe', ...more })).status).toBe(
    status,
  )
})
