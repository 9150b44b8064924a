import type { Database } from '#server/db/database.ts'
import { type ReadCalendar, readCalendar } from '#server/ical/read-calendar.ts'
import { type CalendarFeeds, FeedProblem } from '#server/ports/calendar-feeds.ts'
import type { Clock } from '#server/ports/clock.ts'
import { findClashes, takeElsewhere } from './elsewhere.ts'
import * as repo from './repo.ts'

const MINUTE_MS = 60_000
const EVERY_MS = 15 * MINUTE_MS
/** A calendar that fails is asked ever more rarely, down to this. */
const RAREST_MS = 120 * MINUTE_MS
const AHEAD_MS = 740 * 24 * 60 * MINUTE_MS
const AT_ONCE = 8
const MOST_SAID = 3

/** As our own feed names its entries: another calendar may have taken them over and say them again. */
const ownEnd = /-\d{8}T\d{6}Z-\d{8}T\d{6}Z@/

interface Deps {
  database: Database
  clock: Clock
  feeds: CalendarFeeds
}

/** A calendar after it was read, or could not be. */
export interface Refreshed {
  slug: string
  url: string
  /** '': nothing is wrong. */
  problem: string
}

/** A calendar as an operator sees it. */
interface ListedCalendar extends Refreshed {
  times: number
  readAt: Date | null
  /** Bookings of ours at times it says are taken; of all calendars of the same rental. */
  clashes: readonly string[]
}

/** Calendars of other places where the same rentals are let, so that nothing is let twice. */
export class FollowedCalendars {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Follows a calendar from now on. Undefined: there is no such rental. */
  async add(slug: string, url: string): Promise<Refreshed | undefined> {
    const { database, clock } = this.#deps
    const listingId = await repo.findRental(database.query, slug)
    if (listingId === undefined) return undefined
    await repo.addCalendar(database.query, listingId, url, clock.now())
    return (await this.refresh(slug)).find((it) => it.url === url)
  }

  /** What only it said is taken is free again. false: it is not followed. */
  async remove(slug: string, url: string): Promise<boolean> {
    const { database, clock } = this.#deps
    return database.transaction(async (tx) => {
      const listingId = await repo.findRental(tx, slug)
      if (listingId === undefined || !(await repo.dropCalendar(tx, listingId, url))) return false
      await takeElsewhere(tx, listingId, clock.now())
      return true
    })
  }

  /** All that are followed, or one rental's. */
  async list(slug?: string): Promise<ListedCalendar[]> {
    const { database, clock } = this.#deps
    const { query } = database
    const rows = await repo.findCalendars(query, slug)
    return Promise.all(
      rows.map(async ({ listing_id, busy, read_at, ...it }) => ({
        slug: it.slug,
        url: it.url,
        problem: it.problem,
        times: busy.length,
        readAt: read_at,
        clashes: await findClashes(query, listing_id, clock.now()),
      })),
    )
  }

  /** Reads them now, all or one rental's. */
  async refresh(slug?: string, tell: (done: number, total: number) => void = () => {}): Promise<Refreshed[]> {
    const rows = await repo.findCalendars(this.#deps.database.query, slug)
    const found: Refreshed[] = []
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      found.push(...(await this.#readAll(rows.slice(at, at + AT_ONCE))))
      tell(found.length, rows.length)
    }
    return found
  }

  /** Reads those whose turn it is; answers what somebody should look at. */
  async refreshDue(): Promise<(Refreshed & { clashes: readonly string[] })[]> {
    const { database, clock } = this.#deps
    const wrong: (Refreshed & { clashes: readonly string[] })[] = []
    for (;;) {
      const now = clock.now()
      const turn = { now, next: new Date(now.getTime() + EVERY_MS), most: AT_ONCE }
      const due = await repo.claimDue(database.query, turn)
      if (due.length === 0) return wrong
      const read = await this.#readAll(due)
      for (const [at, it] of read.entries()) {
        const clashes = await findClashes(database.query, due[at]?.listing_id ?? 0, clock.now())
        if (it.problem || clashes.length > 0) wrong.push({ ...it, clashes })
      }
    }
  }

  #readAll(rows: readonly repo.CalendarRow[]): Promise<Refreshed[]> {
    return Promise.all(
      rows.map(async (row) => ({ slug: row.slug, url: row.url, problem: await this.#read(row) })),
    )
  }

  /** What is wrong with it. Nothing of the database waits while others are asked. */
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
      await repo.noteFailure(this.#deps.database.query, row.id, error.message, next)
      return error.message
    }
  }

  #understood(text: string, { slug, time_zone: zone }: repo.CalendarRow, now: Date): ReadCalendar {
    const isOurs = (uid: string) => uid.startsWith(`${slug}-`) && ownEnd.test(uid)
    return readCalendar(text, {
      zone,
      isOurs,
      between: { from: now, until: new Date(now.getTime() + AHEAD_MS) },
    })
  }

  async #keep(
    { id, listing_id }: repo.CalendarRow,
    it: Pick<Parameters<typeof repo.noteRead>[2], 'read' | 'problem' | 'askedAt'>,
  ): Promise<void> {
    const { database, clock } = this.#deps
    await database.transaction(async (tx) => {
      const next = new Date(it.askedAt.getTime() + EVERY_MS)
      if (await repo.noteRead(tx, id, { ...it, next })) await takeElsewhere(tx, listing_id, clock.now())
    })
  }
}

const busyText = ({ busy }: ReadCalendar) => JSON.stringify(busy.map((it) => [it.from, it.until]))

function saidOf({ unread }: ReadCalendar): string {
  if (unread.length === 0) return ''
  const more = unread.length - MOST_SAID
  return `Not understood: ${unread.slice(0, MOST_SAID).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`
}
