import { expect, test } from 'vitest'
import { memoryStore } from '../db/memory-store.ts'
import { RatingDrafts } from './rating-drafts.ts'

test('what was begun of each booking is there for who began it, until it is sent', async () => {
  const store = memoryStore()
  let owner = 'user 5'
  const drafts = new RatingDrafts(
    async () => store,
    () => owner,
  )
  await drafts.keep('A', { event: { rating: 4, words: 'Worth' } })
  await drafts.keep('A', { event: { rating: 4, words: 'Worth the ferry' } })
  await drafts.keep('B', { event: { rating: 1, words: '' } })
  expect(await drafts.of('A')).toEqual({ event: { rating: 4, words: 'Worth the ferry' } })
  owner = 'user 6'
  expect(await drafts.of('A')).toBeNull()
  owner = 'user 5'
  await drafts.forget('A')
  expect([await drafts.of('A'), await drafts.of('B')]).toMatchObject([null, { event: { rating: 1 } }])
})
