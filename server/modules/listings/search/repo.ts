import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import { isNear, isToCome, nearest, type Point, pointOf } from '../repo.ts'
import {
  isName,
  markOf,
  mend,
  type Question,
  questionOf,
  type Reading,
  readQuestion,
} from './question-repo.ts'
import { type Match, matchedFor, rank } from './rank-repo.ts'

/** A search. An empty text finds all listings near. */
export interface SearchQuery {
  text: string
  vertical?: VerticalId | undefined
  /** Undefined: all verticals. */
  verticals?: readonly VerticalId[] | undefined
  kind?: string
  category?: string | undefined
  limit: number
  /** The language of the reader. */
  language: string
}

/** The number of nearest listings that are read before all are searched. */
const MOST_LOOKED_AT = 1_000
/** The number of fitting listings anywhere that are ranked. */
const MOST_FITTING = 500
/** The number of matches that are shown. A person who means another one types a letter more. */
const MOST_MATCHES = 50

/** The bounds of the flat map. Beyond them it is cut, or stretched too far. */
const FLAT_BOUNDS = { latitude: 80, longitude: 175 }

type Condition = RawBuilder<SqlBool>

/**
 * Finds the ids of listings for a text, the best match first, then the nearest. Near listings are searched
 * first, because where many have one name those are meant. A text that nothing fits is taken for a typing
 * mistake, and then for some of its words.
 */
export async function findByWords(
  query: Queryable,
  from: Point,
  searched: SearchQuery,
  now: Date,
): Promise<number[]> {
  const ids = await new Search(query, from, searched, now).ids()
  return ids.slice(0, searched.limit)
}

class Search {
  readonly #query: Queryable
  readonly #from: Point
  readonly #searched: SearchQuery
  readonly #own: readonly Condition[]

  constructor(query: Queryable, from: Point, searched: SearchQuery, now: Date) {
    this.#query = query
    this.#from = from
    this.#searched = searched
    this.#own = [...conditionsOf(searched), isToCome(now)]
  }

  async ids(): Promise<number[]> {
    const { text, language } = this.#searched
    if (text === '') return this.#nearest()
    const question = questionOf(text, language)
    return question.words.length > 0 ? (await this.#matches(question)).map((it) => it.id) : []
  }

  async #matches(question: Question): Promise<Match[]> {
    const found = await this.#read(question, 'begun')
    if (found.length > 0 || !isName(question)) return found
    const mended = await mend(this.#query, question)
    const slips = mended ? await this.#read(mended, 'begun') : []
    return slips.length > 0 || question.words.length === 1 ? slips : this.#read(mended ?? question, 'partial')
  }

  async #read(question: Question, reading: Reading): Promise<Match[]> {
    const near = await this.#near(question, reading)
    const { limit } = this.#searched
    if (!isName(question) || near.filter((it) => it.isCalledSo).length >= limit) return near
    // Beginnings of words match everywhere. With enough matches near, only whole words are searched farther
    // away.
    const far = await this.#anywhere(question, near.length < limit ? reading : 'whole')
    return rank([...near, ...far]).slice(0, MOST_MATCHES)
  }

  async #nearest(): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select listing.id from ${this.#walk(this.#own)} as listing where ${isNear(pointOf(this.#from))}
      order by listing.sorted_by limit ${this.#searched.limit}`.execute(this.#query)
    return rows.map((it) => it.id)
  }

  #walk(is: readonly Condition[]) {
    return nearest(this.#from, is, MOST_LOOKED_AT, apart(this.#from))
  }

  async #near(question: Question, reading: Reading) {
    // For one or two letters only the nearest are found: the walk ends with the last of them.
    const most = isName(question) ? MOST_LOOKED_AT : this.#searched.limit
    const around = isName(question) ? sql`true` : isNear(pointOf(this.#from))
    // The words of each listing are looked up by themselves: in a join, the words of all listings might be
    // read.
    const found = sql`
      select listing.id, listing.position, listing.price_minor, said.words from ${this.#walk(this.#own)} as listing,
        lateral (select words from listing_words where listing_id = listing.id offset 0) as said
      where ${around} and said.words @@ (select ${sql.ref(reading)} from asked)
      order by listing.sorted_by limit ${most}`
    return this.#ranked(question, found)
  }

  async #anywhere(question: Question, reading: Reading) {
    const { vertical, kind } = this.#searched
    const mark = vertical === undefined ? sql`''::tsquery` : markOf(vertical, kind)
    const is = sql.join([sql`listing.is_active`, ...this.#own], sql` and `)
    const found = sql`
      select listing.id, listing.position, listing.price_minor, said.words
      from listing_words as said join listing on listing.id = said.listing_id
      where said.words @@ (select ${sql.ref(reading)} && ${mark} from asked) and ${is}
      limit ${MOST_FITTING}`
    return this.#ranked(question, found)
  }

  async #ranked(question: Question, found: RawBuilder<unknown>): Promise<Match[]> {
    const { rows } = await sql<Match>`
      with asked as materialized (select * from ${readQuestion(question)})
      select found.id, ${matchedFor(question)}, earth_distance(${pointOf(this.#from)}, found.position) as metres
      from (${found}) as found, asked`.execute(this.#query)
    return rank(rows).slice(0, MOST_MATCHES)
  }
}

/**
 * The distance on a flat map, on which a walk reads a tenth of the pages that it reads in space; undefined
 * where the flat map does not tell what is near.
 */
function apart(from: Point) {
  const { latitude, longitude } = from
  if (Math.abs(latitude) > FLAT_BOUNDS.latitude || Math.abs(longitude) > FLAT_BOUNDS.longitude)
    return undefined
  return sql`on_map(listing.latitude, listing.longitude) <-> on_map(${latitude}, ${longitude})`
}

function conditionsOf({ vertical, verticals, kind, category }: SearchQuery): Condition[] {
  const own: Condition[] = []
  if (vertical !== undefined) own.push(sql`listing.vertical = ${vertical}`)
  if (verticals !== undefined) own.push(sql`listing.vertical = any(${verticals}::text[])`)
  if (kind !== undefined) own.push(sql`listing.kind = ${kind}`)
  if (category !== undefined)
    own.push(sql`listing.category_id in (select id from category where slug = ${category})`)
  return own
}
