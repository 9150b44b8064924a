import { createHash, randomBytes } from 'node:crypto'
import { minuteOf } from '#contract/visit/grain.ts'
import { writeCalendar } from '#server/ical/write-calendar.ts'
import type { Deps } from '../../deps.ts'
import { findProfessional } from '../visit/professional-repo.ts'
import * as repo from './feed-repo.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
const BEHIND_MS = 30 * DAY_MS
const AHEAD_MS = 400 * DAY_MS

const hashOf = (key: string) => createHash('sha256').update(key).digest()

/** A professional's own visits as a calendar for other programs, which only who has its link can read. */
export class StaffFeeds {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * Makes a new link, and ends the one before. Answers its path, which is not stored; undefined where there is
   * no such person. The key stands behind the `?`, which no log has.
   */
  async open(slug: string): Promise<string | undefined> {
    const { database, clock } = this.#deps
    const person = await findProfessional(database.query, slug)
    if (!person) return undefined
    const key = randomBytes(32).toString('base64url')
    const feed = { professional_id: person.id, key_hash: hashOf(key), created_at: clock.now() }
    await repo.putFeed(database.query, feed)
    return `/public/staff/${slug}.ics?key=${key}`
  }

  /** Ends the link of a person. False where they have none. */
  async close(slug: string): Promise<boolean> {
    const { query } = this.#deps.database
    const person = await findProfessional(query, slug)
    return person !== undefined && repo.dropFeed(query, person.id)
  }

  /** The calendar that a link reads; undefined where it reads none. It names no customer. */
  async read(slug: string, key: string): Promise<string | undefined> {
    const { database, clock, publicOrigin } = this.#deps
    const person = await repo.findByKey(database.query, slug, hashOf(key))
    if (!person) return undefined
    const now = clock.now()
    const visits = await repo.findFedVisits(database.query, person.id, {
      from: minuteOf(now.getTime() - BEHIND_MS),
      until: minuteOf(now.getTime() + AHEAD_MS),
    })
    const entries = visits.map(({ store, services, from_min, until_min }) => ({
      ...{ slug, from: new Date(from_min * MINUTE_MS), until: new Date(until_min * MINUTE_MS) },
      summary: `${services} – ${store}`,
    }))
    return writeCalendar(entries, { product: 'Visits', host: new URL(publicOrigin).host, now })
  }
}
