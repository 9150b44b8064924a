import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import { cards, isNear, isToCome, nearest, type Point, pointOf, type Row } from '../repo.ts'
import {
  isName,
  markOf,
  mend,
  type Question,
  questionOf,
  type Reading,
  readQuestion,
} from './question-repo.ts'
import { type Match, matched, rank } from './rank-repo.ts'

/** What is looked for; an empty text: whatever is near. */
export interface SearchQuery {
  text: string
  vertical?: VerticalId | undefined
  /** Undefined: of all. */
  verticals?: readonly VerticalId[] | undefined
  kind?: string
  category?: string | undefined
  limit: number
  /** The reader's. */
  language: string
}

/** So many of the nearest are looked at before something is looked for everywhere. */
const MOST_LOOKED_AT = 1_000
/** Of so many that fit, wherever they are, the best are told. */
const MOST_FITTING = 500
/** Of this many matches the best are shown; whoever means another one types a letter more. */
const MOST_MATCHES = 50

/** Beyond this a flat map is torn, or stretched too far. */
const FLAT_UP_TO = { latitude: 80, longitude: 175 }

type Condition = RawBuilder<SqlBool>

/**
 * What the text means, the best match first, then the nearest. What is near is looked at first: where many are called
 * the same, those are meant. What nothing is called is taken for a slip of the finger, and then for some of its words.
 */
export async function findByWords(
  query: Queryable,
  from: Point,
  searched: SearchQuery,
  now: Date,
): Promise<Row[]> {
  const ids = await new Search(query, from, searched, now).ids()
  return cards(query, from, now)
    .where(sql<SqlBool>`listing.id = any(${ids}::bigint[])`)
    .orderBy(sql`array_position(${ids}::bigint[], listing.id)`)
    .limit(searched.limit)
    .execute()
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
    // Beginnings of words are met everywhere: with enough of them near, only who is called so is worth a longer way.
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
    // Of a letter or two the nearest are shown, and no others: the walk ends with the last of them.
    const most = isName(question) ? MOST_LOOKED_AT : this.#searched.limit
    const around = isName(question) ? sql`true` : isNear(pointOf(this.#from))
    // Each one's words are looked up by themselves: joined otherwise, all words there are might be read.
    const found = sql`
      select listing.id, listing.position, said.words from ${this.#walk(this.#own)} as listing,
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
      select listing.id, listing.position, said.words
      from listing_words as said join listing on listing.id = said.listing_id
      where said.words @@ (select ${sql.ref(reading)} && ${mark} from asked) and ${is}
      limit ${MOST_FITTING}`
    return this.#ranked(question, found)
  }

  async #ranked(question: Question, found: RawBuilder<unknown>): Promise<Match[]> {
    const { rows } = await sql<Match>`
      with asked as materialized (select * from ${readQuestion(question)})
      select found.id, ${matched}, earth_distance(${pointOf(this.#from)}, found.position) as metres
      from (${found}) as found, asked`.execute(this.#query)
    return rank(rows).slice(0, MOST_MATCHES)
  }
}

/**
 * How far apart on a flat map, where a walk reads a tenth of the pages that it reads in space; undefined where only
 * space tells what is near.
 */
function apart(from: Point) {
  const { latitude, longitude } = from
  if (Math.abs(latitude) > FLAT_UP_TO.latitude || Math.abs(longitude) > FLAT_UP_TO.longitude) return undefined
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
