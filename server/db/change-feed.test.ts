import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SETTINGS_CHANGED, SettingsService } from '#server/modules/settings/service.ts'
import { testClock } from '#tests/support/clock.ts'
import { onPostgres, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type ChangeFeed, listenTo } from './change-feed.ts'

const atLast = { timeout: 20_000 }

// The embedded database has one server, which knows what it has changed itself.
describe.runIf(onPostgres)('a server that is told of changes', () => {
  let opened: TestDatabase
  let feed: ChangeFeed
  let here: SettingsService
  let elsewhere: SettingsService
  const broken: Error[] = []
  // It stands still, so that nothing is read anew because of its age.
  const clock = testClock()
  beforeAll(async () => {
    opened = await openTestDatabase()
    const { database, url = '' } = opened
    const options = { applicationName: 'quayside-feed', onError: (error: Error) => void broken.push(error) }
    feed = listenTo(SETTINGS_CHANGED, url, options)
    here = new SettingsService({ database, clock, changes: feed })
    elsewhere = new SettingsService({ database, clock })
    await vi.waitFor(() => expect(feed.isLive()).toBe(true), atLast)
  })
  afterAll(async () => {
    await feed?.close()
    await opened?.close()
  })
  const nameHere = async () => (await here.settings()).storeName
  const endConnection = () =>
    opened.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quayside-feed'",
    )

  test('sees what another one has changed, and asks for nothing meanwhile', async () => {
    await nameHere()
    await elsewhere.change('storeName', 'Harbour')
    await vi.waitFor(async () => expect(await nameHere()).toBe('Harbour'), atLast)
    await opened.database.query.updateTable('setting').set({ value: 'Untold' }).execute()
    clock.move(29_999)
    expect(await nameHere()).toBe('Harbour')
    clock.move(1)
    expect(await nameHere()).toBe('Untold')
  })

  test('sees what was changed while its connection was gone', async () => {
    await nameHere()
    const before = broken.length
    await endConnection()
    await vi.waitFor(() => expect(broken.length).toBe(before + 1), atLast)
    expect(feed.isLive()).toBe(false)
    await elsewhere.change('storeName', 'Pier')
    await vi.waitFor(() => expect(feed.isLive()).toBe(true), atLast)
    expect(await nameHere()).toBe('Pier')
  })

  test('asks every second while nobody tells it', async () => {
    await feed.close()
    expect(feed.isLive()).toBe(false)
    await nameHere()
    await elsewhere.change('storeName', 'Quay')
    clock.move(1_000)
    expect(await nameHere()).toBe('Quay')
  })
})
