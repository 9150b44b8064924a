import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { logInWithPhone } from '#tests/support/people.ts'
import { addPlace } from '#tests/support/places.ts'

const server = testApp()

const rate = (token: string, slug: string, rating_place: number) =>
  server.call('rate-place', { token, slug, rating_place, review_place: 'Windy.' })

async function totalsOf(id: number) {
  const { rows } = await server.database.pool.query(
    `select rating_total::int, rating_count, coalesce(sum(rating), 0)::int as said, count(review.id)::int as reviews
     from listing left join review on listing_id = listing.id where listing.id = $1 group by listing.id`,
    [id],
  )
  return rows[0]
}

test('of two devices that rate at once one review is left, and what it comes to is right', async () => {
  for (let round = 0; round < 3; round++) {
    const { id, slug } = await addPlace(server.database)
    const people = await Promise.all([1, 2, 3].map(() => logInWithPhone(server)))
    const answers = await Promise.all(
      people.flatMap(({ token }) => [1, 2, 3, 4, 5].map((it) => rate(token, slug, it))),
    )
    expect(new Set(answers.map((it) => it.status))).toEqual(new Set([200]))
    const totals = await totalsOf(id)
    expect(totals).toMatchObject({ rating_count: 3, reviews: 3, rating_total: totals.said })
  }
})

test('whatever the code does, nobody says two things of one place', async () => {
  const { id, slug } = await addPlace(server.database)
  const { token, accountId } = await logInWithPhone(server)
  await rate(token, slug, 3)
  const again = () =>
    server.database.pool.query(
      `insert into review (listing_id, account_id, rating, created_at, updated_at)
       values ($1, $2, 50, now(), now())`,
      [id, accountId],
    )
  await expect(again()).rejects.toMatchObject({ constraint: 'review_of_person' })
})
