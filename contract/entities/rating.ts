import * as v from 'valibot'
import { longText } from './limits.ts'

const MOST_LETTERS = 5_000
const tenths = (value: number) => Math.round(value * 10) / 10

/** The stars of a rating: never none, to a tenth. */
export const givenStars = v.pipe(v.number(), v.minValue(0.1), v.maxValue(5), v.transform(tenths))
/** The words of a rating, as plain text. */
export const givenWords = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_LETTERS))

/** A rating that somebody gave a subject before. */
export const ratingSchema = v.object({
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  review: longText,
})
/** A rating that somebody gave a subject before. */
export type GivenRating = v.InferOutput<typeof ratingSchema>
