import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startChildServer } from '../support/child-server.ts'
import { isFull } from '../support/scope.ts'
import { addBerths, berth } from './berths.ts'
import { npm } from './command.ts'
import { arrive, leave, people } from './person.ts'
import { freshCopy, lendDependencies } from './working-copy.ts'

const person = arrive(people.at(-1) ?? '')
afterAll(() => leave(person))

/** The number that docs/add-a-vertical.md promises. */
const MOST_LINES = 12
/** The test builds and compiles everything, which takes a busy machine ten times as long. */
const longestMs = 1_800_000

test.runIf(isFull)(
  'a vertical that is only looked at is a folder a side, a migration, its routes and a dozen lines: it compiles, builds, is found and opens',
  async () => {
    const copy = freshCopy(person)
    lendDependencies(copy)
    expect(addBerths(copy)).toBeLessThanOrEqual(MOST_LINES)
    const run = async (...args: string[]) => {
      const command = npm(person, copy, args)
      expect(await command.ended, command.output()).toBe(0)
    }
    // The build generates the tree of routes, without which no link to them compiles.
    await run('run', 'build')
    for (const world of ['server', 'src'])
      await run('exec', '--', 'tsc', '--incremental', 'false', '-p', `scripts/check/types/${world}.json`)

    const server = await startChildServer({
      entry: join(copy, 'dist/server/main.js'),
      env: { APP_MODE: 'test', LOG_LEVEL: 'warn', DATA_DIR: join(person.folder, 'data') },
      cwd: copy,
    })
    const ask = async (call: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const sent = { method: 'POST', headers, body: JSON.stringify(body) }
      return (await fetch(`${server.url}/public/api/${call}`, sent)).json()
    }
    const location = { latitude: 38.7, longitude: -31.9 }
    const found = await ask('search-listings', { search_value: 'quiet mole', location })
    expect(found).toMatchObject({ items: [{ vertical: 'berths', ...berth }] })
    expect(await ask('get-berth-info', { slug: berth.slug })).toMatchObject({ berth })
    const headers = { accept: 'text/html' }
    const page = await fetch(`${server.url}/berths/berth/${berth.slug}`, { headers })
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(new RegExp(`<h1[^>]*>${berth.title}</h1>`))
    await server.kill('SIGTERM')
  },
  longestMs,
)
