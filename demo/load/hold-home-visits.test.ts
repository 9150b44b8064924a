import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { getStoreServices } from '#contract/calls/services/stores.ts'
import { testApp } from '#tests/support/app.ts'
import { slugOf } from '../content/compose.ts'
import { homeVisits } from '../content/services/stores/home-visits.ts'
import { loadTown } from './load-town.ts'

const server = testApp()
const load = () => loadTown({ database: server.database, clock: server.clock })

test('stores of the town come to their customers, and do not again once an operator has ended that', async () => {
  await load()
  for (const slug of Object.keys(homeVisits).map(slugOf)) {
    const { body } = await server.call('get-store-services', { id: slug })
    const { services } = v.parse(getStoreServices.reply, body)
    expect(services.filter((it) => it.type === 'at_home' && it.people.length > 0)).toMatchObject([
      { can_book: true },
    ])
    const offer = v.parse(getPickupDrop.reply, (await server.call('get-pickup-drop', { slug })).body).offer
    expect(offer.comes).toBe(true)
    await server.services.verticals.services.parts.homeVisits.end(slug)
  }
  await load()
  const { rows } = await server.database.pool.query('select from handover_offer where comes')
  expect(rows).toEqual([])
})
