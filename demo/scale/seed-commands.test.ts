import { describe, expect, test } from 'vitest'
import { runCommand } from '#server/operator/commands.ts'
import { testApp } from '#tests/support/app.ts'
import { addListing } from '#tests/support/listings.ts'
import { seedCommands as commands } from './seed-commands.ts'

const server = testApp()

const told: number[][] = []
const run = (...args: string[]) => {
  const { database, clock, services } = server
  const tell = (...progress: number[]) => void told.push(progress)
  const { signal } = new AbortController()
  return runCommand(args, services, { mode: 'test', database, clock, tell, signal, commands })
}

/** The output of a command, which must succeed. */
async function done(...args: string[]): Promise<string> {
  const { output, code } = await run(...args)
  expect([args.join(' '), code]).toEqual([args.join(' '), 0])
  return output.trimEnd()
}

describe('listings for load tests', () => {
  const seeded = () =>
    server.database.query
      .selectFrom('listing')
      .selectAll()
      .where('slug', 'like', 'seeded-%')
      .orderBy('id')
      .execute()

  test('are there in the number asked for, are the same again, and go without a trace', async () => {
    await addListing(server.database, { slug: 'somebody-s-own' })
    expect(await done('seed', '--scale', '300')).toContain('300 listings')
    expect(told).toEqual([
      [200, 300],
      [300, 300],
    ])
    const first = await seeded()
    expect(await done('seed', '--scale', '320')).toContain('320 listings')
    expect((await seeded()).slice(0, 300)).toEqual(first)
    expect(await done('seed', '--clear')).toContain('320 listings')
    expect(await seeded()).toEqual([])
    await done('seed', '--scale', '300')
    const timeless = ({ id, ...row }: (typeof first)[number]) => row
    expect((await seeded()).map(timeless)).toEqual(first.map(timeless))
    const places = await server.database.query
      .selectFrom('place')
      .innerJoin('listing', 'listing.id', 'place.listing_id')
      .select('schedule')
      .where('slug', 'like', 'seeded-%')
      .execute()
    expect(places).toHaveLength(first.filter((it) => it.vertical === 'places').length)
    expect(places.filter((it) => it.schedule !== null).length).toBeGreaterThan(places.length / 2)
    await done('seed', '--clear')
    expect(await done('seed', '--clear')).toContain('0 listings')
    const others = await server.database.query.selectFrom('listing').select('slug').execute()
    expect(others).toEqual([{ slug: 'somebody-s-own' }])
  })

  test('with another seed are others', async () => {
    await done('seed', '--scale', '20', 'blue')
    const blue = (await seeded()).map((it) => it.title)
    await done('seed', '--clear')
    await done('seed', '--scale', '20', 'green')
    expect((await seeded()).map((it) => it.title)).not.toEqual(blue)
    await done('seed', '--clear')
  })

  test.each(['0', '-1', '1.5', 'many', '9999999'])('are refused in the number %s', async (count) => {
    expect((await run('seed', '--scale', count)).code).toBe(1)
    expect(await seeded()).toEqual([])
  })

  test('are no more when whoever asked has gone', async () => {
    const { database, clock, services } = server
    const gone = new AbortController()
    const desk = {
      mode: 'demo',
      database,
      clock,
      tell: () => gone.abort(),
      signal: gone.signal,
      commands,
    } as const
    await runCommand(['seed', '--scale', '5000'], services, desk)
    expect(await seeded()).toHaveLength(200)
    await done('seed', '--clear')
  })
})
