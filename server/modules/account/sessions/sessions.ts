import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '#server/db/database.ts'
import type { Caller } from '#server/http/context.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import * as repo from './repo.ts'
import { Sightings } from './sightings.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const IDLE_DAYS = 30
const ABSOLUTE_DAYS = 180
/** How often at most it is stored that a session was seen, because otherwise every call would be a write. */
const SEEN_EVERY_MS = 5 * 60 * 1000

/** Sessions of accounts. Of a token only the hash is stored. */
export class Sessions {
  readonly #deps: Pick<Deps, 'database' | 'clock'>
  readonly #sightings: Sightings

  constructor(deps: Pick<Deps, 'database' | 'clock'>) {
    this.#deps = deps
    this.#sightings = new Sightings(deps.database)
  }

  /** Begins a session and answers its token, which is stored nowhere. */
  async begin(query: Queryable, accountId: number, device: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const session = { account_id: accountId, token_hash: hashOf(token), device, now: this.#deps.clock.now() }
    await repo.addSession(query, session)
    return token
  }

  /** The session of a token; undefined where it is unknown, idle for too long, too old or ended. */
  async callerOf(token: string, language?: string): Promise<Caller | undefined> {
    const now = this.#deps.clock.now()
    const { query } = this.#deps.database
    const found = await repo.findSession(query, hashOf(token), { ...this.alive(), now })
    if (!found) {
      // A session that has ended is deleted, so that it stays ended even when the clock goes back.
      await repo.dropDeadSession(query, hashOf(token), this.alive())
      return undefined
    }
    if (found.disabled_at) throw new Refusal('USER_INACTIVE', 'userInactiveMessage')
    const speaksAnother = language !== undefined && language !== found.language
    const sinceSeen = Math.abs(now.getTime() - found.last_seen_at.getTime())
    if (speaksAnother || sinceSeen > SEEN_EVERY_MS) {
      await this.#sightings.note({ id: found.id, at: now, language })
    }
    return { accountId: found.account_id, sessionId: found.id }
  }

  async of({ accountId, sessionId }: Caller) {
    const rows = await repo.listSessions(this.#deps.database.query, accountId, this.alive())
    return rows.map((it) => ({
      id: it.id,
      device: it.device,
      created_at: it.created_at.toISOString(),
      last_seen_at: it.last_seen_at.toISOString(),
      is_current: it.id === sessionId,
    }))
  }

  /** Ends a session; false where the account has none with this id. */
  async end(accountId: number, sessionId: number): Promise<boolean> {
    return repo.dropSession(this.#deps.database.query, accountId, sessionId)
  }

  /**
   * Ends a session by the hash of its token, which is all that a device keeps that logged out without a
   * network.
   */
  async endByHash(hash: string): Promise<void> {
    await repo.dropSessionByHash(this.#deps.database.query, Buffer.from(hash, 'hex'))
  }

  /** Ends all sessions of an account but one, or all where none is named. */
  async endOthers(query: Queryable, accountId: number, kept?: number): Promise<void> {
    await repo.dropSessionsOf(query, accountId, kept)
  }

  /** Deletes sessions that have ended. */
  async sweep(): Promise<number> {
    return repo.dropDeadSessions(this.#deps.database.query, this.alive())
  }

  /** The instants since which a session must have been used, and begun, to be alive. */
  alive() {
    const now = this.#deps.clock.now().getTime()
    return { seen: new Date(now - IDLE_DAYS * DAY_MS), created: new Date(now - ABSOLUTE_DAYS * DAY_MS) }
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
