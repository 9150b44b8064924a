import * as v from 'valibot'
import type { ReplyOf } from '#contract/call.ts'
import { type getNotifications, readNotifications } from '#contract/calls/notifications.ts'
import type { Notification } from '#contract/entities/notification.ts'
import type { OutboxEntry } from '#src/data/outbox/entry.ts'

type Page = ReplyOf<typeof getNotifications>

/** The notifications that the person has read on this device. */
export interface Read {
  ids: number[]
  until?: number | undefined
}

/** The inbox as the person sees it: what they read here is read, whether or not the server knows. */
export interface SeenInbox {
  all: Notification[]
  unread: number
}

/** All reads that wait in the outbox, as one. */
export function readsIn(waiting: readonly OutboxEntry[]): Read {
  const reads = waiting
    .filter((it) => it.call === readNotifications.name && it.refusal === undefined)
    .map((it) => v.safeParse(readNotifications.request, it.request))
    .flatMap((it) => (it.success ? [it.output] : []))
  return reads.reduce<Read>(together, { ids: [] })
}

export function together(one: Read, other: Read): Read {
  const until = Math.max(one.until ?? 0, other.until ?? 0)
  const ids = [...new Set([...one.ids, ...other.ids])].filter((it) => it > until)
  return { ids, ...(until > 0 ? { until } : {}) }
}

/** The pages with these notifications marked as read. */
export function readPages<P extends Page>(pages: readonly P[], read: Read): P[] {
  const isReadHere = ({ id }: Notification) => id <= (read.until ?? 0) || read.ids.includes(id)
  const after = pages.map((it) => ({
    ...it,
    data: it.data.map((told) => (isReadHere(told) ? { ...told, is_read: true } : told)),
  }))
  const left = unreadIn(after)
  // If everything up to one notification was read, those further down that are not loaded are read too.
  const unread = read.until === undefined ? (pages[0]?.unread ?? 0) - (unreadIn(pages) - left) : left
  return after.map((it) => ({ ...it, unread: Math.max(0, unread) }))
}

const unreadIn = (pages: readonly Page[]) => pages.flatMap((it) => it.data).filter((it) => !it.is_read).length

export function seenInbox(pages: readonly Page[], read: Read): SeenInbox {
  const seen = readPages(pages, read)
  return { all: seen.flatMap((it) => it.data), unread: seen[0]?.unread ?? 0 }
}
