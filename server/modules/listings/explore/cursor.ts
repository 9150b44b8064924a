import * as v from 'valibot'
import { id } from '#contract/entities/limits.ts'
import { Refusal } from '#server/refusal.ts'
import { type Order, orders } from './order.ts'

/** The position of a row, behind which the next page begins. */
export interface Position {
  /** The key by which the row is sorted; null where it has none, such as no price. */
  key: number | null
  id: number
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const measure = v.pipe(v.number(), v.minValue(0), v.maxValue(1e8))

const positionIn = v.variant('order', [
  v.object({ order: v.literal('nearest'), key: measure, id }),
  v.object({ order: v.picklist(['best', 'popular']), key: measure, id }),
  v.object({ order: v.literal('newest'), key: whole, id }),
  v.object({ order: v.picklist(['dearest', 'cheapest', 'soonest']), key: v.nullable(whole), id }),
])

/** Writes a position as a cursor for clients. */
export function writeCursor(order: Order, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([orders.indexOf(order), key, id])).toString('base64url')
}

/**
 * Reads a cursor as a position in this order. One of another order, or that was not written here, is refused.
 */
export function readCursor(order: Order, cursor: string): Position {
  const read = v.safeParse(positionIn, partsOf(cursor))
  if (read.success && read.output.order === order) return { key: read.output.key, id: read.output.id }
  const fields = { cursor: 'Invalid cursor: of another question, or none of ours' }
  throw new Refusal('VALIDATION', 'error.validation', { details: { fields } })
}

function partsOf(cursor: string): unknown {
  try {
    const [order, key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return { order: orders[order], key, id }
  } catch {
    return undefined
  }
}
