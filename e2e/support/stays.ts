import * as v from 'valibot'
import { call, type Somebody } from './people.ts'
import type { Product } from './product.ts'

const DAY_MS = 86_400_000
const checkedSchema = v.object({ available: v.boolean(), price: v.object({ total: v.number() }) })
const placedSchema = v.object({ unique_booking_id: v.string() })

const RENTAL = 'library-barge-with-two-cabins'

const dayAfter = (days: number) => `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)} 12:00`

/** A stay from noon to noon, some days ahead. */
export const inDays = (from: number, until: number) => ({
  start_date: dayAfter(from),
  end_date: dayAfter(until),
})

/** Rents something at a time, by calls; answers the reference, or undefined where it is taken. */
export async function rentedThen(
  product: Product,
  { auth_token: token }: Pick<Somebody, 'auth_token'>,
  rental: { slug: string; start_date: string; end_date: string },
  more: object = {},
): Promise<string | undefined> {
  const checked = v.safeParse(checkedSchema, await call(product, 'check-rental-availability', rental))
  if (!checked.success || !checked.output.available) return undefined
  const order = { rental, total: checked.output.price.total, method: 'PAY_AT_VENUE', ...more }
  const key = { token, idempotency_key: crypto.randomUUID() }
  const { data } = await call(product, 'place-rental-order', { ...order, ...key })
  // Another journey was faster, or it is booked already.
  return v.safeParse(placedSchema, data).success ? v.parse(placedSchema, data).unique_booking_id : undefined
}

/** Rents something by calls for two days on which it is free; answers the reference. */
export async function rented(
  product: Product,
  me: Pick<Somebody, 'auth_token'>,
  more: object = {},
): Promise<string> {
  for (let on = 20; on < 300; on += 2) {
    const reference = await rentedThen(product, me, { slug: RENTAL, ...inDays(on, on + 2) }, more)
    if (reference !== undefined) return reference
  }
  throw new Error('Nothing is free.')
}
