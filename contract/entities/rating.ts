import * as v from 'valibot'
import { longText } from './limits.ts'

const MOST_LETTERS = 5_000
const tenths = (value: number) => Math.round(value * 10) / 10

/** Stars that somebody gives: never none, to a tenth. */
export const givenStars = v.pipe(v.number(), v.minValue(0.1), v.maxValue(5), v.transform(tenths))
/** What somebody writes beside them, as plain text. */
export const givenWords = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_LETTERS))

/** What somebody has said of a subject before. */
export const ratingSchema = v.object({
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  review: longText,
})
/** What somebody has said of a subject. */
export type GivenRating = v.InferOutput<typeof ratingSchema>
