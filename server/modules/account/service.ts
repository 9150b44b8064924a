import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Caller } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Clock } from '../../ports/clock.ts'
import * as repo from './repo.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const IDLE_DAYS = 30
const ABSOLUTE_DAYS = 180
/** Being seen is written down this often at most: every call would be a write otherwise. */
const SEEN_EVERY_MS = 5 * 60 * 1000

/** Accounts and where they are logged in. A token is known by its hash alone. */
export class AccountService {
  readonly #database: Database
  readonly #clock: Clock

  constructor({ database, clock }: { database: Database; clock: Clock }) {
    this.#database = database
    this.#clock = clock
  }

  /** Opens an account. */
  async open(name: string): Promise<number> {
    return repo.addAccount(this.#database.query, name, this.#clock.now())
  }

  /** Begins a session and answers its token, which is nowhere kept. */
  async beginSession(accountId: number, device: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const session = { account_id: accountId, token_hash: hashOf(token), device, now: this.#clock.now() }
    await repo.addSession(this.#database.query, session)
    return token
  }

  /** Whose token it is; nobody's when it is unknown, too long unused, too old or ended. */
  async callerOf(token: string): Promise<Caller | undefined> {
    const found = await repo.findSession(this.#database.query, hashOf(token), this.#alive())
    if (!found) return undefined
    if (found.disabled_at) throw new Refusal('USER_INACTIVE', 'userInactiveMessage')
    const now = this.#clock.now()
    if (now.getTime() - found.last_seen_at.getTime() > SEEN_EVERY_MS) {
      await repo.touchSession(this.#database.query, found.id, now)
    }
    return { accountId: found.account_id, sessionId: found.id }
  }

  /** Where the account is logged in. */
  async sessionsOf({ accountId, sessionId }: Caller) {
    const rows = await repo.listSessions(this.#database.query, accountId, this.#alive())
    return rows.map((it) => ({
      id: it.id,
      device: it.device,
      created_at: it.created_at.toISOString(),
      last_seen_at: it.last_seen_at.toISOString(),
      is_current: it.id === sessionId,
    }))
  }

  /** Ends one of the account's sessions; false when it has no such session. */
  async endSession(accountId: number, sessionId: number): Promise<boolean> {
    return repo.dropSession(this.#database.query, accountId, sessionId)
  }

  /** Takes away what is dead anyway. */
  async sweepSessions(): Promise<number> {
    return repo.dropDeadSessions(this.#database.query, this.#alive())
  }

  #alive() {
    const now = this.#clock.now().getTime()
    return { seen: new Date(now - IDLE_DAYS * DAY_MS), created: new Date(now - ABSOLUTE_DAYS * DAY_MS) }
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
