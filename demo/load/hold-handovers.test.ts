import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { testApp } from '#tests/support/app.ts'
import { loadTown } from './load-town.ts'

const server = testApp()

test('vehicles of the town are handed over at points and brought, and stay so when it is loaded again', async () => {
  await loadTown({ database: server.database, clock: server.clock })
  await loadTown({ database: server.database, clock: server.clock })
  const offerOf = async (slug: string) =>
    v.parse(getPickupDrop.reply, (await server.call('get-pickup-drop', { slug })).body)
  const car = await offerOf('small-electric-hatchback-easy-to-park')
  expect(car.points).toHaveLength(3)
  expect(car.offer).toMatchObject({ points: true, brings: true, fetches: true, base_fee: 9 })
  expect((await offerOf('plain-white-van-honest-and-dented')).offer).toMatchObject({
    points: true,
    brings: false,
  })
  expect((await offerOf('two-day-gravel-tourer-with-bags')).offer).toMatchObject({
    points: false,
    brings: true,
  })
})
