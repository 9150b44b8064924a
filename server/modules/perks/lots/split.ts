/** So much of a lot. */
export interface LotPart {
  lot_id: number
  amount_minor: number
}

interface Lot {
  id: number
  left_minor: number
}

/** What is taken of each lot for an amount, in the order of the lots; undefined: they do not cover it. */
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

/** How what comes back is shared among the lots it came out of: by how much that was, odd units to the largest fraction. */
export function shareAmong(taken: readonly LotPart[], amount: number): LotPart[] {
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
