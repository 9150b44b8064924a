import { infiniteQueryOptions, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { saveList } from './save-list.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => ({ end: new Date(Date.now() + days * DAY_MS).toISOString() })

interface Page {
  data: { end: string }[]
  next_cursor?: string | undefined
}

/** A server that has these pages of bookings. */
function listOf(...pages: { end: string }[][]) {
  const asked: string[] = []
  const ask = async (cursor: string): Promise<Page> => {
    asked.push(cursor)
    const at = Number(cursor || 0)
    return { data: pages[at] ?? [], next_cursor: at + 1 < pages.length ? String(at + 1) : undefined }
  }
  const options = infiniteQueryOptions({
    queryKey: ['bookings'],
    queryFn: () => ask(''),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  })
  return { asked, ask, options }
}

test('all that is to come is kept, however many pages, and what ended within a week', async () => {
  const queries = new QueryClient()
  const list = listOf(
    [inDays(1), inDays(2)],
    [inDays(3), inDays(-6)],
    [inDays(-8), inDays(-9)],
    [inDays(-10)],
  )
  expect(await saveList(queries, list.options, list.ask)).toEqual(
    [1, 2, 3, -6].map(inDays).map(expectSameDay),
  )
  expect(list.asked).toEqual(['', '1', '2'])
  expect(queries.getQueryData(['bookings'])).toMatchObject({ pageParams: ['', '1', '2'] })
})

test('a screen on which somebody looked further back keeps what it shows', async () => {
  const queries = new QueryClient()
  const shown = { pages: [1, 2, 3], pageParams: ['', '1', '2'] }
  queries.setQueryData(['bookings'], shown)
  const { options, ask } = listOf([inDays(-30)], [inDays(-40)])
  await saveList(queries, options, ask)
  expect(queries.getQueryData(['bookings'])).toBe(shown)
})

test('what was answered by itself after the list was asked for stays', async () => {
  const queries = new QueryClient()
  const { options } = listOf()
  const newer = { pages: [{ data: [inDays(1)] }], pageParams: [''] }
  await saveList(queries, options, async () => {
    queries.setQueryData(['bookings'], newer, { updatedAt: Date.now() + 1 })
    return { data: [inDays(2)] }
  })
  expect(queries.getQueryData(['bookings'])).toBe(newer)
})

test('whoever asks for the list anew asks the server', async () => {
  const queries = new QueryClient()
  const { options, ask, asked } = listOf([inDays(1)])
  await saveList(queries, options, ask)
  await queries.refetchQueries({ queryKey: options.queryKey, type: 'all' })
  expect(asked).toEqual(['', ''])
})

const expectSameDay = ({ end }: { end: string }) => ({ end: expect.stringContaining(end.slice(0, 10)) })
