import type { ParsedRequestOf } from '#contract/call.ts'
import type { login } from '#contract/calls/account.ts'
import type { Tx } from '#server/db/database.ts'
import { brokenRule } from '#server/db/sql-errors.ts'
import { Refusal } from '#server/refusal.ts'
import { alreadyUsed, continueLogin, type LoginReply, loggedIn, wrongCode } from '../answers/login-answers.ts'
import { refuseDisabled } from '../answers/refuse-disabled.ts'
import type { Deps, Visitor } from '../deps.ts'
import { openAccount } from '../login/open-account.ts'
import type { OneTimeCodes } from '../one-time-codes/codes.ts'
import * as people from '../people/repo.ts'
import type { EmailConfirmation } from '../profile/email-confirmation.ts'
import type { Sessions } from '../sessions/sessions.ts'
import * as repo from './repo.ts'
import { deadTicket, type SocialLogin } from './social-login.ts'

interface Parts {
  codes: OneTimeCodes
  sessions: Sessions
  emails: EmailConfirmation
  social: SocialLogin
}

type Asked = ParsedRequestOf<typeof login> & { accessToken: string }

/**
 * Ends a login with another service for a person who was not known: their proven number joins it to an
 * account, or opens one.
 */
export class SocialJoin {
  readonly #deps: Deps
  readonly #parts: Parts

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#parts = parts
  }

  async join(asked: Asked, visitor: Visitor): Promise<LoginReply> {
    const { issuer, subject, ...ticket } = await this.#parts.social.ticket(asked.accessToken)
    if (issuer === null || subject === null) throw deadTicket()
    const { phone, otp, email } = asked
    if (phone === undefined || otp === undefined) throw unproven()
    const code = await this.#parts.codes.prove({ purpose: 'register', phone }, otp, visitor.address)
    if (code === undefined) throw wrongCode()
    const known = await people.findByPhone(this.#deps.database.query, phone)
    if (known) refuseDisabled(known, this.#deps.clock.now())
    const name = known?.name ?? asked.name ?? ticket.name
    if (name === '') return continueLogin({ otp: true, valid_otp: true, new_user: true })
    const person = { name, phone, email, isPhoneProven: true, referralCode: asked.referral_code }
    const data = await this.#deps.database.transaction(async (tx) => {
      if (!(await this.#parts.codes.consume(tx, code))) throw wrongCode()
      if (!(await repo.dropTicket(tx, ticket.ticket_hash))) throw deadTicket()
      const id = known?.id ?? (await openAccount(tx, this.#deps, person))
      await this.#link(tx, { issuer, subject, account_id: id })
      return { id, name, auth_token: await this.#parts.sessions.begin(tx, id, visitor.device) }
    })
    visitor.log.info({ account: data.id, by: ticket.provider }, 'identity joined, logged in')
    if (email && !known) await this.#parts.emails.begin(data.id, email, visitor)
    return loggedIn(data, { otp: true, valid_otp: true })
  }

  async #link(tx: Tx, it: { issuer: string; subject: string; account_id: number }): Promise<void> {
    await repo.addIdentity(tx, { ...it, created_at: this.#deps.clock.now() }).catch((error: unknown) => {
      throw brokenRule(error) === 'identity_pkey' ? alreadyUsed() : error
    })
  }
}

function unproven(): Refusal {
  return new Refusal('VALIDATION', 'account.codeNeeded', { details: { fields: { otp: 'missing' } } })
}
