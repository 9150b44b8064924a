import { describe, expect, test } from 'vitest'
import type { Notification } from '#contract/entities/notification.ts'
import type { OutboxEntry } from '#src/data/outbox/entry.ts'
import { readsIn, seenInbox, together } from './read.ts'

const notice = (id: number, is_read = false): Notification => ({
  ...{ id, kind: 'confirmed', title: `Notice ${id}`, body: '', path: '/', tag: `n${id}` },
  ...{ created_at: '2026-06-01T12:00:00Z', is_read },
})
const entry = (call: string, request: Record<string, unknown>, more: Partial<OutboxEntry> = {}) =>
  ({ call, request, key: 'k', owner: '1', position: 1, at: 0, attempts: 0, ...more }) satisfies OutboxEntry

const pages = [
  { data: [notice(9), notice(8, true), notice(7)], unread: 5 },
  { data: [notice(6), notice(5)], unread: 5 },
]
const look = (read: Parameters<typeof seenInbox>[1]) => {
  const { all, unread } = seenInbox(pages, read)
  return [all.filter((it) => !it.is_read).map((it) => it.id), unread]
}

describe('the inbox', () => {
  test('is what the server says, but for what was read here', () => {
    expect(look({ ids: [] })).toEqual([[9, 7, 6, 5], 5])
    expect(look({ ids: [9, 8, 6] })).toEqual([[7, 5], 3])
  })

  test('has nothing unread below what all was read up to, loaded or not', () => {
    expect(look({ ids: [], until: 7 })).toEqual([[9], 1])
    expect(look({ ids: [], until: 9 })).toEqual([[], 0])
  })

  test('without pages is empty', () => {
    expect(seenInbox([], { ids: [3], until: 2 })).toEqual({ all: [], unread: 0 })
  })
})

test('what waits is put together; what was refused, or is something else, is not of it', () => {
  const waiting = [
    entry('read-notifications', { ids: [3, 9] }),
    entry('read-notifications', { ids: [9], until: 4 }),
    entry('read-notifications', { ids: [7] }, { refusal: 'No' }),
    entry('read-notifications', { ids: 'nonsense' }),
    entry('toggle-favorite-event', { slug: 'brass' }),
  ]
  expect(readsIn(waiting)).toEqual({ ids: [9], until: 4 })
  expect(together({ ids: [1] }, { ids: [1, 2] })).toEqual({ ids: [1, 2] })
})
