import type { AfterReplyTasks } from '../after-reply-tasks.ts'
import type { Deps, Visitor } from '../deps.ts'
import type { MessageSender } from '../message-sender.ts'
import { rememberNumber } from '../people/known-numbers.ts'
import * as erasure from './erasure-repo.ts'
import type { Profile } from './profile.ts'
import * as repo from './repo.ts'

const REFLECTION_MS = 7 * 24 * 60 * 60 * 1000
const MOST_AT_ONCE = 100

interface Parts {
  messageSender: MessageSender
  afterReply: AfterReplyTasks
  profile: Profile
}

/**
 * Deletes accounts: first it is asked for, then waited for, and then everything about the person is erased
 * but what the books need.
 */
export class Deletion {
  readonly #deps: Deps
  readonly #parts: Parts

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#parts = parts
  }

  async ask(accountId: number, { language, log }: Visitor): Promise<void> {
    const person = await this.#parts.profile.person(accountId)
    if (person.deletion_at) return
    const deletion_at = new Date(this.#deps.clock.now().getTime() + REFLECTION_MS)
    await repo.changePerson(this.#deps.database.query, accountId, { deletion_at })
    await this.#deps.perks.parts.gifts.hurry(accountId)
    log.info({ account: accountId }, 'deletion asked for')
    this.#parts.afterReply.run(log, () => this.#parts.messageSender.warn(person, language, 'warn.deletion'))
  }

  async takeBack(accountId: number): Promise<void> {
    await repo.changePerson(this.#deps.database.query, accountId, { deletion_at: null })
  }

  /**
   * Erases all accounts whose time has come, each in a transaction of its own, so that a failure stops no
   * other. Own money of theirs is paid out first.
   */
  async eraseDue(): Promise<number> {
    const { walletMoney } = this.#deps.purchases
    const now = this.#deps.clock.now()
    const due = await erasure.findDue(this.#deps.database.query, now, MOST_AT_ONCE)
    for (const person of due) {
      await this.#deps.database.transaction(async (tx) => {
        for (const { forgetPerson } of Object.values(this.#deps.verticals))
          await forgetPerson?.(tx, person.id)
        await walletMoney.payOutAll(tx, person.id)
        if (person.phone) await rememberNumber(tx, this.#deps.pepper, person.phone, now)
        await erasure.erase(tx, person, now)
      })
    }
    await walletMoney.payOutErased()
    return due.length
  }
}
