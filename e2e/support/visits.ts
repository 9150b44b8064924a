import * as v from 'valibot'
import { call, type Somebody } from './people.ts'
import type { Product } from './product.ts'

const DAY_MS = 86_400_000
const storeSchema = v.object({ services: v.array(v.object({ id: v.number(), price: v.number() })) })
const daysSchema = v.array(v.object({ starts: v.array(v.string()) }))
const placedSchema = v.object({ unique_booking_id: v.string() })

/** Books the first service of a store by calls, on a day with free times; answers the reference. */
export async function visited(
  product: Product,
  { auth_token: token }: Pick<Somebody, 'auth_token'>,
  slug: string,
): Promise<string> {
  const { services } = v.parse(storeSchema, (await call(product, 'get-store-info', { slug })).store)
  const [{ id, price } = { id: 0, price: 0 }] = services
  const visit = { slug, services: [{ id, professional_id: null }] }
  const from = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10)
  const { days } = await call(product, 'get-slots', { ...visit, from })
  for (const start of v.parse(daysSchema, days).flatMap(({ starts }) => (starts.length > 2 ? starts : []))) {
    const { data } = await call(product, 'place-service-booking', {
      ...{ token, visit: { ...visit, start }, total: price, method: 'PAY_AT_VENUE' },
      idempotency_key: crypto.randomUUID(),
    })
    const placed = v.safeParse(placedSchema, data)
    // Otherwise another journey was faster, or it is booked already.
    if (placed.success) return placed.output.unique_booking_id
  }
  throw new Error('Nothing is free.')
}
