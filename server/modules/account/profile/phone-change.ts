import { brokenRule } from '#server/db/sql-errors.ts'
import type { Caller } from '#server/http/context.ts'
import type { AfterReplyTasks } from '../after-reply-tasks.ts'
import { alreadyUsed, wrongCode } from '../answers/login-answers.ts'
import type { Deps, Visitor } from '../deps.ts'
import type { MessageSender } from '../message-sender.ts'
import type { OneTimeCodes } from '../one-time-codes/codes.ts'
import { rememberNumber } from '../people/known-numbers.ts'
import * as people from '../people/repo.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Profile } from './profile.ts'
import * as repo from './repo.ts'

interface Parts {
  codes: OneTimeCodes
  sessions: Sessions
  messageSender: MessageSender
  afterReply: AfterReplyTasks
  profile: Profile
}

const purpose = 'change-phone'

/** Changes the number of an account. The new one is proven by a code, and the old one is told. */
export class PhoneChange {
  readonly #deps: Deps
  readonly #parts: Parts

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#parts = parts
  }

  async sendCode({ accountId }: Caller, phone: string, who: Visitor) {
    return this.#parts.codes.send({ purpose, phone, accountId }, who)
  }

  async change(
    { accountId, sessionId }: Caller,
    { phone, otp }: { phone: string; otp: string },
    who: Visitor,
  ) {
    const code = await this.#parts.codes.prove({ purpose, phone, accountId }, otp, who.address)
    if (code === undefined) throw wrongCode()
    const former = await this.#parts.profile.person(accountId)
    await this.#deps.database.transaction(async (tx) => {
      if (!(await this.#parts.codes.consume(tx, code))) throw wrongCode()
      await people.dropPhoneClaims(tx, phone)
      const change = { phone, phone_confirmed_at: this.#deps.clock.now() }
      await repo.changePerson(tx, accountId, change).catch((error: unknown) => {
        throw brokenRule(error) === 'account_phone' ? alreadyUsed() : error
      })
      if (former.phone) await rememberNumber(tx, this.#deps.pepper, former.phone, this.#deps.clock.now())
      await this.#parts.sessions.endOthers(tx, accountId, sessionId)
    })
    who.log.info({ account: accountId }, 'phone changed')
    if (former.phone && former.phone !== phone) {
      const to = { phone: former.phone, email: null }
      this.#parts.afterReply.run(who.log, () =>
        this.#parts.messageSender.warn(to, who.language, 'warn.phoneChanged'),
      )
    }
  }
}
