import { sql } from 'kysely'

/** What fits a question, and how well. */
export interface Match {
  id: number
  /** Where it says so, the title first: whole words, and behind them beginnings of words. */
  tier: number
  /** How strongly, among those of one tier. */
  weight: number
  metres: number
  /** By whole words, and not by its description alone. */
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
 * Of titles those come first that have the very words, and whose category says so too. Tags, host and place are told
 * apart by how often they are told, and what has only some of the words by how many it has.
 */
const weight = sql`
  case when ${tier} in (0, 4) then ts_rank('{0,0,0.5,1}', found.words, partial)
    when ${tier} in (2, 6) then ts_rank('{0,1,0,0}', found.words, partial)
    when ${tier} = 7 then ts_rank('{0.1,0.2,0.4,1}', found.words, partial) else 0 end`

/** How well the words of what a statement calls `found` fit what it calls `asked`. */
export const matched = sql`${tier} as tier, ${weight} as weight, (${tier}) < 3 as "isCalledSo"`

/** The best first, each once. */
export function rank(matches: readonly Match[]): Match[] {
  const each = new Map(matches.map((it) => [it.id, it]))
  return [...each.values()].sort(
    (one, other) =>
      one.tier - other.tier || other.weight - one.weight || one.metres - other.metres || one.id - other.id,
  )
}
