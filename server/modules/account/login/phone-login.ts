import type { ParsedRequestOf } from '#contract/call.ts'
import type { loginWithOtp } from '#contract/calls/account.ts'
import type { LoggedIn } from '#contract/entities/user.ts'
import type { Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import { continueLogin, type LoginReply, loggedIn, wrongCode } from '../answers/login-answers.ts'
import { refuseDisabled } from '../answers/refuse-disabled.ts'
import type { Deps, Visitor } from '../deps.ts'
import type { OneTimeCodes } from '../one-time-codes/codes.ts'
import * as people from '../people/repo.ts'
import type { EmailConfirmation } from '../profile/email-confirmation.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { openAccount } from './open-account.ts'

interface Parts {
  codes: OneTimeCodes
  sessions: Sessions
  emails: EmailConfirmation
}

/** Logs people in with a number and its code, and opens an account for those who have none. */
export class PhoneLogin {
  readonly #deps: Deps
  readonly #parts: Parts

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#parts = parts
  }

  async login(asked: ParsedRequestOf<typeof loginWithOtp>, visitor: Visitor): Promise<LoginReply> {
    const code = await this.#parts.codes.prove(
      { purpose: 'login', phone: asked.phone },
      asked.otp,
      visitor.address,
    )
    if (code === undefined) throw wrongCode()
    const known = await people.findByPhone(this.#deps.database.query, asked.phone)
    if (known) {
      refuseDisabled(known, this.#deps.clock.now())
      return this.#enter(code, visitor, async () => known)
    }
    const { name, email } = asked
    if (name === undefined) return continueLogin({ otp: true, valid_otp: true, new_user: true })
    const person = { ...asked, name, isPhoneProven: true, referralCode: asked.referral_code }
    const reply = await this.#enter(code, visitor, async (tx) => ({
      id: await openAccount(tx, this.#deps, person),
      name,
    }))
    if (email && reply.data) await this.#parts.emails.begin(reply.data.id, email, visitor)
    return reply
  }

  async #enter(
    code: number,
    visitor: Visitor,
    who: (tx: Tx) => Promise<Pick<LoggedIn, 'id' | 'name'>>,
  ): Promise<LoginReply> {
    const data = await this.#deps.database.transaction(async (tx) => {
      if (!(await this.#parts.codes.consume(tx, code))) throw wrongCode()
      await failpoint('login-with-otp.after_code')
      const { id, name } = await who(tx)
      const auth_token = await this.#parts.sessions.begin(tx, id, visitor.device)
      await failpoint('login-with-otp.before_commit')
      return { id, name, auth_token }
    })
    await failpoint('login-with-otp.after_commit')
    visitor.log.info({ account: data.id, by: 'phone' }, 'logged in')
    return loggedIn(data, { otp: true, valid_otp: true })
  }
}
