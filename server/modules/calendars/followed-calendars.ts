import type { Database, Queryable, Tx } from '#server/db/database.ts'
import { type ReadCalendar, readCalendar } from '#server/ical/read-calendar.ts'
import { isOwnEntry } from '#server/ical/write-calendar.ts'
import { type CalendarFeeds, FeedProblem } from '#server/ports/calendar-feeds.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as repo from './repo.ts'

const MINUTE_MS = 60_000
const EVERY_MS = 15 * MINUTE_MS
/** A calendar that fails is read ever more rarely, but at least this often. */
const RAREST_MS = 120 * MINUTE_MS
const AHEAD_MS = 740 * 24 * 60 * MINUTE_MS
const AT_ONCE = 8
const MOST_SAID = 3

interface Deps {
  database: Database
  clock: Clock
  feeds: CalendarFeeds
}

/** The listings whose calendars elsewhere are followed. */
export interface FollowedFor {
  table: repo.CalendarTable
  /** Finds one by its slug. */
  find(query: Queryable, slug: string): Promise<number | undefined>
  /** Takes the times that its calendars say are taken, and frees those that they no longer name. */
  take(tx: Tx, listingId: number, now: Date): Promise<void>
  /** Finds the references of bookings here at times that are taken elsewhere. */
  findClashes(query: Queryable, listingId: number, now: Date): Promise<string[]>
}

/** A calendar after an attempt to read it. */
export interface Refreshed {
  slug: string
  url: string
  /** Empty: nothing is wrong. */
  problem: string
}

/** A calendar as an operator sees it. */
interface ListedCalendar extends Refreshed {
  times: number
  readAt: Date | null
  /** References of bookings here at times that the listing's calendars, together, say are taken. */
  clashes: readonly string[]
}

/** Reads calendars of other sites, so that nothing is taken here that is taken there. */
export class FollowedCalendars {
  readonly #deps: Deps
  readonly #of: FollowedFor

  constructor(deps: Deps, of: FollowedFor) {
    this.#deps = deps
    this.#of = of
  }

  /** Follows a calendar from now on. Undefined where there is no such listing. */
  async add(slug: string, url: string): Promise<Refreshed | undefined> {
    const { database, clock } = this.#deps
    const listingId = await this.#of.find(database.query, slug)
    if (listingId === undefined) return undefined
    await repo.addCalendar(database.query, this.#of.table, { listing_id: listingId, url }, clock.now())
    return (await this.refresh(slug)).find((it) => it.url === url)
  }

  /** Stops following a calendar; times that only it took are free again. False where it was not followed. */
  async remove(slug: string, url: string): Promise<boolean> {
    const { database, clock } = this.#deps
    return database.transaction(async (tx) => {
      const listingId = await this.#of.find(tx, slug)
      if (listingId === undefined) return false
      if (!(await repo.dropCalendar(tx, this.#of.table, { listing_id: listingId, url }))) return false
      await this.#of.take(tx, listingId, clock.now())
      return true
    })
  }

  /** Lists the followed calendars, of all listings or of one. */
  async list(slug?: string): Promise<ListedCalendar[]> {
    const { database, clock } = this.#deps
    const { query } = database
    const rows = await repo.findCalendars(query, this.#of.table, slug)
    return Promise.all(
      rows.map(async ({ listing_id, busy, read_at, ...it }) => ({
        slug: it.slug,
        url: it.url,
        problem: it.problem,
        times: busy.length,
        readAt: read_at,
        clashes: await this.#of.findClashes(query, listing_id, clock.now()),
      })),
    )
  }

  /** Reads the followed calendars now, of all listings or of one. */
  async refresh(slug?: string, tell: (done: number, total: number) => void = () => {}): Promise<Refreshed[]> {
    const rows = await repo.findCalendars(this.#deps.database.query, this.#of.table, slug)
    const found: Refreshed[] = []
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      found.push(...(await this.#readAll(rows.slice(at, at + AT_ONCE))))
      tell(found.length, rows.length)
    }
    return found
  }

  /** Reads the calendars whose turn it is. Answers those that an operator should look at. */
  async refreshDue(): Promise<(Refreshed & { clashes: readonly string[] })[]> {
    const { database, clock } = this.#deps
    const wrong: (Refreshed & { clashes: readonly string[] })[] = []
    for (;;) {
      const now = clock.now()
      const turn = { now, next: new Date(now.getTime() + EVERY_MS), most: AT_ONCE }
      const due = await repo.claimDue(database.query, this.#of.table, turn)
      if (due.length === 0) return wrong
      const read = await this.#readAll(due)
      for (const [at, it] of read.entries()) {
        const clashes = await this.#of.findClashes(database.query, due[at]?.listing_id ?? 0, clock.now())
        if (it.problem || clashes.length > 0) wrong.push({ ...it, clashes })
      }
    }
  }

  #readAll(rows: readonly repo.CalendarRow[]): Promise<Refreshed[]> {
    return Promise.all(
      rows.map(async (row) => ({ slug: row.slug, url: row.url, problem: await this.#read(row) })),
    )
  }

  /**
   * Reads one calendar and answers what is wrong with it. No transaction is open while the other site is
   * asked.
   */
  async #read(row: repo.CalendarRow): Promise<string> {
    const { feeds, clock } = this.#deps
    const askedAt = clock.now()
    try {
      const answer = await feeds.read(row.url, row)
      const read = answer.kind === 'read' ? this.#understood(answer.text, row, askedAt) : undefined
      const problem = read ? saidOf(read) : row.problem
      const marks = answer.kind === 'read' ? answer.marks : undefined
      await this.#keep(row, { read: read && marks && { ...marks, busy: busyText(read) }, problem, askedAt })
      return problem
    } catch (error) {
      if (!(error instanceof FeedProblem)) throw error
      const rarer = Math.min(EVERY_MS * 2 ** Math.min(row.failures, 10), RAREST_MS)
      const next = new Date(askedAt.getTime() + rarer)
      await repo.noteFailure(this.#deps.database.query, this.#of.table, row.id, {
        problem: error.message,
        next,
      })
      return error.message
    }
  }

  #understood(text: string, { slug, time_zone: zone }: repo.CalendarRow, now: Date): ReadCalendar {
    return readCalendar(text, {
      zone,
      isOurs: (uid) => isOwnEntry(uid, slug),
      between: { from: now, until: new Date(now.getTime() + AHEAD_MS) },
    })
  }

  async #keep(
    { id, listing_id }: repo.CalendarRow,
    it: Pick<Parameters<typeof repo.noteRead>[3], 'read' | 'problem' | 'askedAt'>,
  ): Promise<void> {
    const { database, clock } = this.#deps
    await database.transaction(async (tx) => {
      const next = new Date(it.askedAt.getTime() + EVERY_MS)
      if (await repo.noteRead(tx, this.#of.table, id, { ...it, next }))
        await this.#of.take(tx, listing_id, clock.now())
    })
  }
}

const busyText = ({ busy }: ReadCalendar) => JSON.stringify(busy.map((it) => [it.from, it.until]))

function saidOf({ unread }: ReadCalendar): string {
  if (unread.length === 0) return ''
  const more = unread.length - MOST_SAID
  return `Not understood: ${unread.slice(0, MOST_SAID).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`
}
