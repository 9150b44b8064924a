import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'
import {
  alikeTo,
  cards,
  isNear,
  isToCome,
  LETTERS_OF_A_NAME,
  named,
  nearest,
  type Point,
  pointOf,
  type Row,
  title,
} from '../repo.ts'

/** What is looked for by name; an empty text: whatever is near. */
export interface Sought {
  text: string
  vertical?: string | undefined
  kind?: string
  category?: string | undefined
  limit: number
}

/** So many of the nearest are looked at before a name is looked for everywhere. */
const MOST_LOOKED_AT = 1_000
/** Of this many matches the best are shown; whoever means another one types a letter more. */
const MOST_MATCHES = 24

/** Beyond this a flat map is torn, or stretched too far. */
const FLAT_UP_TO = { latitude: 80, longitude: 175 }

type Condition = RawBuilder<SqlBool>

/**
 * What has the text in its name, the best match first, then the nearest. What is near is looked at first: where many
 * are called the same, those are meant. What nothing is called is taken for a slip of the finger.
 */
export async function findByTitle(query: Queryable, from: Point, sought: Sought, now: Date): Promise<Row[]> {
  const ids = await findIds(query, from, sought, now)
  const text = sought.text.toLowerCase()
  return cards(query, from, now)
    .where(sql<SqlBool>`listing.id = any(${ids}::bigint[])`)
    .$if(text.length >= LETTERS_OF_A_NAME, (it) =>
      it.orderBy(sql`word_similarity(${text}, ${title})`, 'desc'),
    )
    .orderBy(sql`listing.position <-> ${pointOf(from)}`)
    .orderBy('listing.id')
    .limit(sought.limit)
    .execute()
}

async function findIds(query: Queryable, from: Point, sought: Sought, now: Date): Promise<number[]> {
  const { text, limit } = sought
  const isName = text.length >= LETTERS_OF_A_NAME
  const own = [...ofSought(sought), isToCome(now)]
  // Asked of what was walked past: it would lead the planner away from the walk.
  const around = isName ? [] : [isNear(pointOf(from))]
  // The walk ends with the last match that is wanted: of a letter or two the nearest are shown, and no others.
  const most = isName ? MOST_MATCHES : limit
  const walk = nearest(from, own, MOST_LOOKED_AT, apart(from))
  const among = (name: Condition[]) =>
    idsIn(query, walk, [...around, ...name], sql`order by listing.sorted_by limit ${most}`)
  const anywhere = (name: Condition) =>
    idsIn(query, sql`listing`, [sql`listing.is_active`, ...own, name], sql`limit ${MOST_MATCHES}`)
  const near = await among(text === '' ? [] : [named(text)])
  if (near.length >= limit || !isName) return near
  const called = [...near, ...(await anywhere(named(text)))]
  if (called.length > 0) return called
  const slip = alikeTo(text)
  const slips = await among([slip])
  return slips.length > 0 ? slips : anywhere(slip)
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

function ofSought({ vertical, kind, category }: Sought): Condition[] {
  const own: Condition[] = []
  if (vertical !== undefined) own.push(sql`listing.vertical = ${vertical}`)
  if (kind !== undefined) own.push(sql`listing.kind = ${kind}`)
  if (category !== undefined)
    own.push(sql`listing.category_id in (select id from category where slug = ${category})`)
  return own
}

async function idsIn(
  query: Queryable,
  from: RawBuilder<unknown>,
  is: readonly Condition[],
  wanted: RawBuilder<unknown>,
) {
  const where = sql.join([sql`true`, ...is], sql` and `)
  const { rows } = await sql<{ id: number }>`
    select listing.id from ${from} as listing where ${where} ${wanted}`.execute(query)
  return rows.map((it) => it.id)
}
