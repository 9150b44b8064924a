/** An amount out of a lot. */
export interface LotPart {
  lot_id: number
  amount_minor: number
}

interface Lot {
  id: number
  left_minor: number
}

/** Takes an amount out of lots in their order; undefined where they do not cover it. */
export function takeInOrder(lots: readonly Lot[], amount: number): LotPart[] | undefined {
  const parts: LotPart[] = []
  let rest = amount
  for (const { id: lot_id, left_minor } of lots) {
    const amount_minor = Math.min(rest, left_minor)
    if (amount_minor > 0) parts.push({ lot_id, amount_minor })
    rest -= amount_minor
  }
  return rest === 0 ? parts : undefined
}

/** An amount that was taken out of a lot, and whether it was own money. */
interface TakenLot extends LotPart {
  is_own: boolean
}

/**
 * Splits an amount that goes back among the lots it came from. Own money is filled first, so that none of it
 * becomes given money.
 */
export function giveBackTo(taken: readonly TakenLot[], amount: number): LotPart[] {
  const own = taken.filter((it) => it.is_own)
  const ownBack = Math.min(
    amount,
    own.reduce((sum, it) => sum + it.amount_minor, 0),
  )
  const given = taken.filter((it) => !it.is_own)
  return [...shareAmong(own, ownBack), ...shareAmong(given, amount - ownBack)]
}

/**
 * Shares an amount that goes back among lots in proportion to what each gave. Odd units go to the largest
 * fractions.
 */
export function shareAmong(taken: readonly LotPart[], amount: number): LotPart[] {
  if (amount === 0) return []
  const total = BigInt(taken.reduce((sum, it) => sum + it.amount_minor, 0))
  if (BigInt(amount) > total) throw new Error(`${amount} would go back to lots that gave ${total}.`)
  const shares = taken.map(({ lot_id, amount_minor }) => {
    const exact = BigInt(amount) * BigInt(amount_minor)
    return { lot_id, amount_minor: Number(exact / total), fraction: Number(exact % total) }
  })
  const odd = amount - shares.reduce((sum, it) => sum + it.amount_minor, 0)
  const favoured = new Set(shares.toSorted((a, b) => b.fraction - a.fraction).slice(0, odd))
  return shares
    .map((it) => ({ lot_id: it.lot_id, amount_minor: it.amount_minor + (favoured.has(it) ? 1 : 0) }))
    .filter((it) => it.amount_minor > 0)
}
