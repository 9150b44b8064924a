import * as v from 'valibot'

/** A short text on one line: a name, a title, a code. */
export const shortText = v.pipe(v.string(), v.maxLength(200))

/** A text of some paragraphs: a description, a note, a review. */
export const longText = v.pipe(v.string(), v.maxLength(20_000))

/** An id or slug as it stands in a path. */
export const slug = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/))

/** The most letters of a name that one may search for. */
export const MOST_LETTERS = 80

/** The id of a hold, known to its holder alone: 128 bits nobody can guess. */
export const holdId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))

/** A count of something: whole, finite, not negative. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** An id the database gave. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/**
 * A word out of a list, in a reply. Any other word, of a newer provider, is read as `other`: it is not shown and
 * nothing can be done with it, but the rest of the reply is there all the same.
 */
export const knownWord = <const Words extends readonly string[]>(words: Words) =>
  v.fallback(v.picklist([...words, 'other']), 'other')

/** The lines of an order: some, and never more than any order may have. */
export const orderLines = <Line extends v.GenericSchema>(line: Line) =>
  v.pipe(v.array(line), v.minLength(1), v.maxLength(20))
