import { serviceRatingCalls } from '#contract/calls/services/ratings.ts'
import { ratingOfBooking } from '#src/core/rating/rating-target.ts'
import { send } from '#src/data/provider/call.ts'
import type { RatingInput } from '#src/data/rating/rating-draft.ts'

const { forRating, rate } = serviceRatingCalls

const STORE = 'store'
const PERSON = 'professional '

/** The rating of a store and of its professionals together, by a booking of a visit. */
export const visitRating = ratingOfBooking(
  'services',
  rate,
  async (request, signal) => {
    const { store, professionals, ratings, can_rate } = (await send(forRating, request, signal)).data
    const before = (id: number | null) => ratings.find((it) => it.id === id) ?? null
    return {
      ...store,
      canRate: can_rate,
      subjects: [
        { of: STORE, name: store.title, before: before(null) },
        ...professionals.map(({ id, name }) => ({
          ...{ of: `${PERSON}${id}`, name, before: before(id), isOptional: true as const },
        })),
      ],
    }
  },
  fieldsOf,
)

function fieldsOf(said: ReadonlyMap<string, RatingInput>) {
  const { rating: rating_store, words = '' } = said.get(STORE) ?? {}
  const professionals = [...said].flatMap(([of, { rating, words }]) => {
    if (!of.startsWith(PERSON) || rating === 0) return []
    const review = words.trim()
    return { id: Number(of.slice(PERSON.length)), rating, ...(review !== '' && { review }) }
  })
  return { rating_store, review_store: words.trim(), professionals }
}
