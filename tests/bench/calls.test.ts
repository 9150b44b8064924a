import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callPrefix } from '#contract/call.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { addAnnouncement } from '#tests/support/announcements.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent, addListing, quay } from '#tests/support/listings.ts'
import { newKey, order } from '#tests/support/orders.ts'
import { openPostgres } from '#tests/support/postgres-cluster.ts'
import { addRental, june } from '#tests/support/rentals.ts'
import { addProfessional, addStore } from '#tests/support/stores.ts'
import { addSalon, type Salon, visitAt } from '#tests/support/visits.ts'
import { perSecond, requestsPerSecond } from './load.ts'
import { recordedOrder, recordedRead } from './replay.ts'
import { type Row, writeSection } from './report.ts'

const LEAST_PART_OF_PREPARED = 0.5
const SECONDS = 1
/** As many as the pool has connections. */
const AT_ONCE = { embedded: 4, PostgreSQL: 10 }
/** More than a list shows at once, as in a town. */
const THERE_ARE = 30
/** Each order of a rental or a visit is for another one. */
const ORDERS = 250
const unlimited = { max: 1e9, seconds: 60 }
const source = { applicationName: 'bench', onConnectionError: () => {} }
const location = { text: 'Town', ...quay }
const rows: Row[] = []

afterAll(() => writeSection('Calls', 'npm run bench -- calls', rows))

const reads: [call: string, body: object][] = [
  ['get-home', { location }],
  ['get-all-events', quay],
  ['get-event-info/regatta', {}],
  ['search-rentals', { location, ...june(10, 12) }],
  ['get-rental-info', { slug: 'dinghy' }],
  ['search-places', { location }],
  ['get-place-info', { slug: 'bar', location }],
  ['search-stores', { location }],
  ['get-store-info', { slug: 'curlew' }],
  ['get-provider-info', { id: 'wren' }],
  ['get-announcements', quay],
  ['get-announcement-info', { slug: 'choir' }],
]
const ownReads = ['get-perks-home', 'get-bookings', 'get-inquiries', 'get-wallet-funds']

describe.each(['embedded', 'PostgreSQL'] as const)('%s', (where) => {
  const server = testApp({
    limits: { address: unlimited, call: unlimited, calls: {} },
    database: {
      async opened() {
        const folder = await mkdtemp(join(tmpdir(), 'quayside-bench-'))
        const cluster = where === 'PostgreSQL' ? await openPostgres() : undefined
        const url = await cluster?.createDatabase('calls')
        const env = { APP_MODE: 'test', DATA_DIR: folder, ...(url && { DATABASE_URL: url }) }
        const { database, close } = await openDatabase(readConfig(env), source)
        const closeAll = async () => {
          await close()
          await cluster?.close()
          await rm(folder, { recursive: true })
        }
        return { database, url, close: closeAll }
      },
    },
  })
  let token = ''
  let ticketId = 0
  const rentals: string[] = []
  const salons: Salon[] = []

  beforeAll(async () => {
    const { database } = server
    for (let at = 0; at < THERE_ARE; at++) {
      await addEvent(database)
      await addAnnouncement(database)
      await addStore(database)
      await addListing(database, {})
    }
    await addRental(database, { slug: 'dinghy' })
    await addListing(database, { slug: 'bar', vertical: 'places' })
    await addAnnouncement(database, { slug: 'choir' })
    await addProfessional(database, await addStore(database, { slug: 'curlew' }), { slug: 'wren' })
    const many = { tickets: [{ capacity: 1_000_000 }] }
    ticketId = (await addEvent(database, { slug: 'regatta' }, many)).ticketIds[0] ?? 0
    for (let at = 0; at < ORDERS; at++) rentals.push((await addRental(database)).slug)
    for (let at = 0; at < ORDERS; at++) salons.push(await addSalon(database))
    await database.pool.query('vacuum analyze')
    token = (await server.logIn()).token
    await server.app.listen({ port: 0, host: '127.0.0.1' })
  })

  const addressOf = (call: string) =>
    `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}${callPrefix}/${call}`

  const note = (what: string, per: Record<'call' | 'bare' | 'prepared', number>) => {
    const each = (it: number) => `${Math.round(it)} a second`
    rows.push({
      what: `${what}, ${where}`,
      measured: each(per.call),
      reference: `its statements bare ${each(per.bare)}, prepared ${each(per.prepared)}`,
      promise: `${LEAST_PART_OF_PREPARED} × prepared (is ${(per.call / per.prepared).toFixed(2)})`,
    })
  }

  const asked = [...reads, ...ownReads.map((call): [string, object] => [call, { own: true }])]
  it.each(asked)('%s', async (call, { own, ...body }: { own?: boolean }) => {
    const full = own ? { ...body, token } : body
    const once = async () => expect((await server.call(call, full)).status).toBe(200)
    for (let at = 0; at < 3; at++) await once()
    const again = await recordedRead(server.database.pool, once)
    const atOnce = AT_ONCE[where]
    note(call, {
      bare: await perSecond(() => again('bare'), atOnce, SECONDS),
      prepared: await perSecond(() => again('prepared'), atOnce, SECONDS),
      call: await requestsPerSecond(addressOf(call), full, { seconds: SECONDS }),
    })
  })

  const paid = () => ({ token, method: 'PAY_AT_VENUE', idempotency_key: newKey() })
  const orders: [call: string, body: () => object][] = [
    ['place-event-booking', () => ({ ...order(ticketId, 1), token })],
    [
      'place-rental-order',
      () => ({ rental: { slug: rentals.pop(), ...june(20, 22) }, total: 20, ...paid() }),
    ],
    [
      'place-service-booking',
      () => {
        const { slug = '', cut = 0 } = salons.pop() ?? {}
        return { visit: visitAt(slug, '11:00', cut), total: 10, ...paid() }
      },
    ],
  ]
  it.each(orders)('%s, one after the other', async (call, body) => {
    const once = async () => expect((await server.call(call, body())).status).toBe(200)
    for (let at = 0; at < 3; at++) await once()
    const again = await recordedOrder(server.database.pool, () => server.call(call, body()))
    note(`${call}, one after the other`, {
      bare: await perSecond(() => again('bare'), 1, SECONDS),
      prepared: await perSecond(() => again('prepared'), 1, SECONDS),
      call: await perSecond(once, 1, SECONDS),
    })
  })
})
