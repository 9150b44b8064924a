import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '#server/db/database.ts'
import type { Deps } from '../deps.ts'
import * as repo from './repo.ts'

const MINUTE_MS = 60_000

/**
 * The path and lifetime of each kind of link. The secret comes after the #, which browsers send to no server.
 */
const kinds = {
  'reset-password': { path: '/login/email/reset-password', lifeMs: 30 * MINUTE_MS },
  'confirm-email': { path: '/profile/confirm-email', lifeMs: 24 * 60 * MINUTE_MS },
} satisfies Record<repo.LinkPurpose, { path: string; lifeMs: number }>

/** Links sent by mail: each works once, and only the newest of its kind. */
export class MailLinks {
  readonly #deps: Pick<Deps, 'database' | 'clock' | 'publicOrigin'>

  constructor(deps: Pick<Deps, 'database' | 'clock' | 'publicOrigin'>) {
    this.#deps = deps
  }

  async make(purpose: repo.LinkPurpose, accountId: number, email: string): Promise<string> {
    const secret = randomBytes(32).toString('base64url')
    const now = this.#deps.clock.now()
    const { path, lifeMs } = kinds[purpose]
    const row = { secret_hash: hashOf(secret), purpose, account_id: accountId, email, created_at: now }
    await this.#deps.database.transaction((tx) =>
      repo.putLink(tx, { ...row, expires_at: new Date(now.getTime() + lifeMs) }),
    )
    return `${this.#deps.publicOrigin}${path}#${secret}`
  }

  /** Finds the account of a link without using the link up. */
  async find(purpose: repo.LinkPurpose, secret: string) {
    return repo.findLink(this.#deps.database.query, hashOf(secret), purpose, this.#deps.clock.now())
  }

  /** Uses a link up, in the transaction of its purpose. */
  async take(tx: Tx, purpose: repo.LinkPurpose, secret: string) {
    return repo.takeLink(tx, hashOf(secret), purpose, this.#deps.clock.now())
  }

  async sweep(): Promise<void> {
    await repo.dropOldLinks(this.#deps.database.query, this.#deps.clock.now())
  }
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
