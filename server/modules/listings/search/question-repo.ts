import { type SqlBool, sql } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'

/** What somebody looks for, in words. */
export interface Question {
  words: readonly string[]
  /** The reader's. */
  language: string
}

/** Nobody means more than that. */
const MOST_WORDS = 8
/** Fewer letters match so much that only what is near can be meant. */
const LETTERS_OF_A_NAME = 3

/** The words of a text; one that has none means nothing that there could be. */
export function questionOf(text: string, language: string): Question {
  const words = text.replace(/['’ʼ`]/g, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return { words: words.slice(0, MOST_WORDS), language }
}

export const isName = ({ words }: Question) => words.some((it) => it.length >= LETTERS_OF_A_NAME)

/** `whole`: all of the words; `begun`: names with words that begin so, too; `partial`: any of them. */
export type Reading = 'whole' | 'begun' | 'partial'

/** A question as the database searches for it: worked out once a statement, and always looked up in the index. */
export const readQuestion = ({ words, language }: Question) =>
  sql`read_question(${words}::text[], ${language}::text)`

/** What a question is about, of a listing. */
export const saying = (question: Question, reading: Reading) =>
  sql`(select ${sql.ref(reading)} from ${readQuestion(question)})`

/** The mark that each listing of a vertical, or of one kind of it, has among its words. */
export const markOf = (vertical: VerticalId, kind?: string) =>
  sql`${`'@${vertical}${kind === undefined ? '' : `/${kind}`}'`}::tsquery`

/** Whether it is said of what a statement calls `listing`; each is looked up by itself, so that few are read. */
export const isSaid = (question: Question, reading: Reading) =>
  sql<SqlBool>`(select words from listing_words where listing_id = listing.id) @@ ${saying(question, reading)}`

/** The same question without slips of the finger; undefined where there seem to be none. */
export async function mend(query: Queryable, question: Question): Promise<Question | undefined> {
  const { rows } = await sql<{ words: string[] | null }>`
    select mended(${question.words}::text[]) as words`.execute(query)
  const words = rows[0]?.words
  return words ? { ...question, words } : undefined
}

/** Whole words; where nothing has them beginnings of words, and then those without a slip of the finger. */
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
