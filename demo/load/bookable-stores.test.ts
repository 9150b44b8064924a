import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getSlots } from '#contract/calls/services/orders.ts'
import { getStoreServices } from '#contract/calls/services/stores.ts'
import { testApp } from '#tests/support/app.ts'
import { allListings } from '../content/content.ts'
import { loadTown } from './load-town.ts'

const server = testApp()
const stores = allListings.filter((it) => it.vertical === 'services')

/** Whether a store has a free start within two weeks, for its first service. */
async function hasTime(slug: string): Promise<boolean> {
  const { body } = await server.call('get-store-services', { id: slug })
  const { services } = v.parse(getStoreServices.reply, body)
  const service = services.find((it) => it.type === 'at_store' && it.people.length > 0)
  if (!service) return false
  const wanted = [{ id: service.id, professional_id: null }]
  const answer = await server.call('get-slots', { slug, services: wanted, from: '2026-06-01' })
  return v.parse(getSlots.reply, answer.body).days.some((it) => it.starts.length > 0)
}

test('nine of ten stores of the town can be booked', async () => {
  await loadTown({ database: server.database, clock: server.clock })
  const have = await Promise.all(stores.map((it) => hasTime(it.slug)))
  expect(have.filter(Boolean).length / stores.length).toBeGreaterThan(0.9)
})
