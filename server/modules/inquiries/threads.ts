import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from './deps.ts'
import * as messages from './messages-repo.ts'
import { subjectOf } from './news.ts'
import { presentMessage, presentThread } from './presenter.ts'
import { hashOfSecret } from './reply-secret.ts'
import * as repo from './repo.ts'

/** Reads threads, and ends them. A thread of other people is answered as if there were none. */
export class Threads {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async page(accountId: number, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
    const { query } = this.#deps.database
    const now = this.#deps.clock.now()
    const rows = await repo.listOwn(query, accountId, { below: readCursor(cursor), limit: limit + 1, now })
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      inquiries: await Promise.all(shown.map((it) => this.present(it, sideOf(it, accountId)))),
      unread: await repo.countUnread(query, accountId, now),
      ...(last ? { next_cursor: `${last.last_at.getTime()}_${last.id}` } : {}),
    }
  }

  async own(accountId: number, reference: string, after: number) {
    const row = await this.#own(accountId, reference)
    return this.#withMessages(row, sideOf(row, accountId), after)
  }

  /** Reads a thread by the link in a mail, and marks it as read. */
  async byLink(secret: string, after: number) {
    const row = await this.#bySecret(secret)
    const { id, last_from_asker, other_read } = row
    if (last_from_asker > other_read)
      await this.#deps.database.transaction((tx) => repo.noteRead(tx, id, 'other', last_from_asker))
    return this.#withMessages(row, 'other', after)
  }

  async read(accountId: number, reference: string, until: number): Promise<void> {
    const row = await this.#own(accountId, reference)
    const { inbox } = this.#deps.notifications.parts
    // A client may send any number, but nobody has read a message that is not written yet.
    const seen = Math.min(until, Math.max(row.last_from_asker, row.last_from_other))
    await this.#deps.database.transaction(async (tx) => {
      await repo.noteRead(tx, row.id, sideOf(row, accountId), seen)
      await inbox.readSubject(tx, accountId, subjectOf(row))
    })
  }

  async close(accountId: number, reference: string): Promise<void> {
    const row = await this.#own(accountId, reference)
    await this.#change(row.id, (tx) => repo.close(tx, row.id))
  }

  async report(accountId: number, reference: string, reason: string): Promise<void> {
    await this.#freeze(await this.#own(accountId, reference), reason)
  }

  async reportByLink(secret: string, reason: string): Promise<void> {
    await this.#freeze(await this.#bySecret(secret), reason)
  }

  async present(row: repo.ThreadRow, side: 'asker' | 'other') {
    const { storeName } = await this.#deps.settings.cachedSettings()
    return presentThread(row, side, { storeName, now: this.#deps.clock.now() })
  }

  async #own(accountId: number, reference: string): Promise<repo.ThreadRow> {
    const { database, clock } = this.#deps
    return there(await repo.findOwn(database.query, { reference, accountId, now: clock.now() }))
  }

  async #bySecret(secret: string): Promise<repo.ThreadRow> {
    const { database, clock } = this.#deps
    return there(await repo.findBySecret(database.query, hashOfSecret(secret), clock.now()))
  }

  async #withMessages(row: repo.ThreadRow, side: 'asker' | 'other', after: number) {
    const { query } = this.#deps.database
    const found = await messages.listMessages(query, row.id, after)
    return {
      inquiry: await this.present(row, side),
      messages: found.map((it) => presentMessage(it, side)),
      removed: after > 0 ? await messages.listRemoved(query, row.id, after) : [],
    }
  }

  #freeze({ id }: repo.ThreadRow, report: string): Promise<void> {
    return this.#change(id, (tx) => repo.change(tx, id, { state: 'blocked', report }))
  }

  /** Changes a locked thread. A message that is being written is finished first. */
  #change(id: number, work: (tx: Tx) => Promise<void>): Promise<void> {
    return this.#deps.database.transaction(async (tx) => {
      await repo.lock(tx, id)
      await work(tx)
    })
  }
}

const sideOf = (row: repo.ThreadRow, accountId: number) => (row.account_id === accountId ? 'asker' : 'other')

function there(row: repo.ThreadRow | undefined): repo.ThreadRow {
  if (!row) throw new Refusal('NOT_FOUND', 'error.notFound')
  return row
}

function readCursor(cursor: string | undefined): { at: Date; id: number } | undefined {
  const [ms, id] = (cursor ?? '').split('_').map(Number)
  const isOne = Number.isSafeInteger(ms) && Number.isSafeInteger(id)
  return isOne ? { at: new Date(ms as number), id: id as number } : undefined
}
