import { type SqlBool, sql } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import { withoutFillers } from './filler-words.ts'
import { isPriceWord } from './price-words.ts'

/** A search in words. */
export interface Question {
  words: readonly string[]
  /** The language of the reader. */
  language: string
  /** Whether something cheap is searched for, such as 'cheap hotel'. */
  isForLess: boolean
}

/** The number of words of a search that are used. */
const MOST_WORDS = 8
/** The fewest letters of a name: fewer match so much that only near listings can be meant. */
const LETTERS_OF_A_NAME = 3

/**
 * Splits a text into its words. A text without words finds nothing. Fillers such as 'something', and price words
 * such as 'cheap', are left out where there are other words.
 */
export function questionOf(text: string, language: string): Question {
  const said = text.replace(/['’ʼ`]/g, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const subject = orAll(withoutFillers(said), said)
  const words = orAll(
    subject.filter((it) => !isPriceWord(it)),
    subject,
  )
  return { words: words.slice(0, MOST_WORDS), language, isForLess: words.length < subject.length }
}

const orAll = (some: string[], all: string[]) => (some.length > 0 ? some : all)

export const isName = ({ words }: Question) => words.some((it) => it.length >= LETTERS_OF_A_NAME)

/**
 * The way in which a question is read. `whole`: all of the words; `begun`: names with words that begin so, too;
 * `partial`: any of them.
 */
export type Reading = 'whole' | 'begun' | 'partial'

/** A question in the database's form: computed once for each statement, and always looked up in the index. */
export const readQuestion = ({ words, language }: Question) =>
  sql`read_question(${words}::text[], ${language}::text)`

/** The condition that a listing's words answer a question. */
export const saying = (question: Question, reading: Reading) =>
  sql`(select ${sql.ref(reading)} from ${readQuestion(question)})`

/** The marker word that each listing of a vertical, or of one of its kinds, has among its words. */
export const markOf = (vertical: VerticalId, kind?: string) =>
  sql`${`'@${vertical}${kind === undefined ? '' : `/${kind}`}'`}::tsquery`

/**
 * The condition that the words of a `listing` fit. They are looked up for each listing, so that few are read.
 */
export const isSaid = (question: Question, reading: Reading) =>
  sql<SqlBool>`(select words from listing_words where listing_id = listing.id) @@ ${saying(question, reading)}`

/** The question with its typing mistakes corrected; undefined where there seem to be none. */
export async function mend(query: Queryable, question: Question): Promise<Question | undefined> {
  const { rows } = await sql<{ words: string[] | null }>`
    select mended(${question.words}::text[]) as words`.execute(query)
  const words = rows[0]?.words
  return words ? { ...question, words } : undefined
}

/**
 * Finds by whole words, then by beginnings of words, and then by corrected words, until something is found.
 */
export async function findSaid<T>(
  query: Queryable,
  question: Question,
  find: (question: Question, reading: Reading) => Promise<T[]>,
): Promise<T[]> {
  if (!isName(question)) return find(question, 'begun')
  const whole = await find(question, 'whole')
  if (whole.length > 0) return whole
  const begun = await find(question, 'begun')
  const mended = begun.length > 0 ? undefined : await mend(query, question)
  return mended ? find(mended, 'begun') : begun
}
