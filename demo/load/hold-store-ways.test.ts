import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { getStoreServices } from '#contract/calls/services/stores.ts'
import { testApp } from '#tests/support/app.ts'
import { slugOf } from '../content/compose.ts'
import { ways } from '../content/services/stores/ways.ts'
import { loadTown } from './load-town.ts'

const server = testApp()
const load = () => loadTown({ database: server.database, clock: server.clock })

test('stores of the town come or collect, and do not again once an operator has ended that', async () => {
  await load()
  for (const [title, { minutes, courier }] of Object.entries(ways)) {
    const slug = slugOf(title)
    const { body } = await server.call('get-store-services', { id: slug })
    const { services } = v.parse(getStoreServices.reply, body)
    const type = minutes === undefined ? 'collect' : 'at_home'
    const found = services.filter((it) => it.type === type)
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((it) => it.can_book)).toBe(true)
    const { offer } = v.parse(getPickupDrop.reply, (await server.call('get-pickup-drop', { slug })).body)
    expect(offer).toMatchObject({ comes: type === 'at_home', collects: type === 'collect' })
    const { rows } = await server.database.pool.query(
      'select courier_id from handover_offer join listing on listing.id = listing_id where slug = $1',
      [slug],
    )
    expect(rows[0].courier_id === null).toBe(courier === undefined)
    await server.services.verticals.services.parts.homeVisits.end(slug)
  }
  await load()
  const { rows } = await server.database.pool.query('select from handover_offer where comes or collects')
  expect(rows).toEqual([])
})
