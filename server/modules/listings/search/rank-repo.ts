import { sql } from 'kysely'
import type { Question } from './question-repo.ts'

/** A listing that fits a question, and how well. */
export interface Match {
  id: number
  /** The place where the words were found, the title first: whole words, and after them beginnings of words. */
  tier: number
  /** The strength of the match within its tier. */
  weight: number
  metres: number
  /** The price; null unless the search asks for something cheap. */
  price: number | null
  /** Whether whole words were found, and not in the description alone. */
  isCalledSo: boolean
}

const tier = sql`
  case when found.words @@ whole then
    case when ts_filter(found.words, '{a}') @@ whole then 0 when ts_filter(found.words, '{a,b}') @@ whole then 1
      when ts_filter(found.words, '{a,b,c}') @@ whole then 2 else 3 end
  when found.words @@ begun then
    case when ts_filter(found.words, '{a}') @@ begun then 4 when ts_filter(found.words, '{a,b}') @@ begun then 5
      else 6 end
  else 7 end`

/**
 * The weight within a tier. Titles come first that have exactly these words, and whose category has them too.
 * Tags, host and place are compared by how often the words occur, and partial matches by how many words they
 * have.
 */
const weight = sql`
  case when ${tier} in (0, 4) then ts_rank('{0,0,0.5,1}', found.words, partial)
    when ${tier} in (2, 6) then ts_rank('{0,1,0,0}', found.words, partial)
    when ${tier} = 7 then ts_rank('{0.1,0.2,0.4,1}', found.words, partial) else 0 end`

/** Columns that tell how well the words of `found` fit those of `asked`. */
const matched = sql`${tier} as tier, ${weight} as weight, (${tier}) < 3 as "isCalledSo", null as price`

/**
 * The columns for a search such as 'cheap hotel': listings of that category come before those with such a
 * name, and among them the price decides.
 */
const matchedForLess = sql`
  case when ts_filter(found.words, '{b}') @@ whole then -1 else ${tier} end as tier,
  case when ts_filter(found.words, '{b}') @@ whole then 0 else ${weight} end as weight,
  (${tier}) < 3 as "isCalledSo", found.price_minor as price`

export const matchedFor = ({ isForLess }: Question) => (isForLess ? matchedForLess : matched)

/** Ranks matches, the best first, each once. */
export function rank(matches: readonly Match[]): Match[] {
  const each = new Map(matches.map((it) => [it.id, it]))
  return [...each.values()].sort(
    (one, other) =>
      one.tier - other.tier ||
      other.weight - one.weight ||
      priceOf(one) - priceOf(other) ||
      one.metres - other.metres ||
      one.id - other.id,
  )
}

/** The price to sort by; a listing without one comes last. No infinity, as its difference to itself is no number. */
const priceOf = ({ price }: Match) => price ?? Number.MAX_SAFE_INTEGER
