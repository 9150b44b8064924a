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
/** Being seen is written down this often at most: every call would be a write otherwise. */
const SEEN_EVERY_MS = 5 * 60 * 1000

/** Where accounts are logged in. A token is known by its hash alone. */
export class Sessions {
  readonly #deps: Pick<Deps, 'database' | 'clock'>
  readonly #sightings: Sightings

  constructor(deps: Pick<Deps, 'database' | 'clock'>) {
    this.#deps = deps
    this.#sightings = new Sightings(deps.database)
  }

  /** Begins a session and answers its token, which is nowhere kept. */
  async begin(query: Queryable, accountId: number, device: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const session = { account_id: accountId, token_hash: hashOf(token), device, now: this.#deps.clock.now() }
    await repo.addSession(query, session)
    return token
  }

  /** Whose token it is; nobody's when it is unknown, too long unused, too old or ended. */
  async callerOf(token: string, language?: string): Promise<Caller | undefined> {
    const now = this.#deps.clock.now()
    const { query } = this.#deps.database
    const found = await repo.findSession(query, hashOf(token), { ...this.alive(), now })
    if (!found) {
      // What has ended once stays so, also when the clock goes back.
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

  /** False when the account has no such session. */
  async end(accountId: number, sessionId: number): Promise<boolean> {
    return repo.dropSession(this.#deps.database.query, accountId, sessionId)
  }

  /** Ends the session of which only the token's hash is told, by who logged out of it without a network. */
  async endByHash(hash: string): Promise<void> {
    await repo.dropSessionByHash(this.#deps.database.query, Buffer.from(hash, 'hex'))
  }

  /** Ends all of the account's sessions but one; with none named, all. */
  async endOthers(query: Queryable, accountId: number, kept?: number): Promise<void> {
    await repo.dropSessionsOf(query, accountId, kept)
  }

  /** Takes away what is dead anyway. */
  async sweep(): Promise<number> {
    return repo.dropDeadSessions(this.#deps.database.query, this.alive())
  }

  /** Since when a session must have been used, and begun, to be one still. */
  alive() {
    const now = this.#deps.clock.now().getTime()
    return { seen: new Date(now - IDLE_DAYS * DAY_MS), created: new Date(now - ABSOLUTE_DAYS * DAY_MS) }
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
