import type { Notification } from '#contract/entities/notification.ts'
import type { Tx } from '#server/db/database.ts'
import { sweepAll } from '#server/db/sweep.ts'
import type { Deps } from '../deps.ts'
import type { NotificationTexts } from '../notification-texts.ts'
import { tagOf } from '../tag.ts'
import type { NotificationWriter } from '../writing/notification-writer.ts'
import * as repo from './repo.ts'

/** How long somebody finds what they were told: as long as for a booking a year ahead. */
const KEPT_MS = 365 * 86_400_000

interface Page {
  limit: number
  cursor: string | undefined
  language: string
}

/** A person's notifications, and which of them are read. */
export class Inbox {
  readonly #deps: Deps
  readonly #parts: { writer: NotificationWriter; texts: NotificationTexts }

  constructor(deps: Deps, parts: { writer: NotificationWriter; texts: NotificationTexts }) {
    this.#deps = deps
    this.#parts = parts
  }

  /** A page of the inbox. Events that were not told yet are written first. */
  async page(accountId: number, { limit, cursor, language }: Page) {
    await this.#parts.writer.tellAll(accountId)
    const { query } = this.#deps.database
    const page = { before: readCursor(cursor), limit: limit + 1 }
    const rows = await repo.listNotifications(query, accountId, page)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    const data = shown.map(
      async (row): Promise<Notification> => ({
        id: row.id,
        kind: row.kind,
        path: row.details.path,
        tag: tagOf(row),
        ...(await this.#parts.texts.say(row, language)),
        created_at: row.created_at.toISOString(),
        is_read: row.read_at !== null,
      }),
    )
    return {
      data: await Promise.all(data),
      unread: await repo.countUnread(query, accountId),
      ...(last ? { next_cursor: String(last.id) } : {}),
    }
  }

  /** Marks notifications as read. Answers how many are unread still. */
  async read(
    accountId: number,
    { ids, until }: { ids: readonly number[]; until?: number | undefined },
  ): Promise<number> {
    const { query } = this.#deps.database
    await repo.noteRead(query, accountId, { ids, until, now: this.#deps.clock.now() })
    return repo.countUnread(query, accountId)
  }

  /** Marks all notifications of a subject as read, so that no mail about it leaves any more. */
  readSubject(tx: Tx, accountId: number, subject: string): Promise<void> {
    return repo.noteSubjectRead(tx, accountId, { subject, now: this.#deps.clock.now() })
  }

  /** Deletes what was told long ago. */
  async sweep(): Promise<void> {
    const { clock, database } = this.#deps
    const before = new Date(clock.now().getTime() - KEPT_MS)
    await sweepAll((most) => repo.dropOldest(database.query, { before, most }))
  }

  unread(accountId: number): Promise<number> {
    return repo.countUnread(this.#deps.database.query, accountId)
  }
}

function readCursor(cursor: string | undefined): number | undefined {
  const id = Number(cursor)
  return cursor !== undefined && Number.isSafeInteger(id) ? id : undefined
}
