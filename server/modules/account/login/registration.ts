import type { ParsedRequestOf } from '#contract/call.ts'
import type { register } from '#contract/calls/account.ts'
import type { Attempts } from '#server/modules/attempts/service.ts'
import { Refusal } from '#server/refusal.ts'
import { type LoginReply, loggedIn, wrongCode } from '../answers/login-answers.ts'
import type { Deps, Visitor } from '../deps.ts'
import type { OneTimeCodes } from '../one-time-codes/codes.ts'
import { hashPassword } from '../passwords/scrypt.ts'
import { refuseWeak } from '../passwords/weakness.ts'
import type { EmailConfirmation } from '../profile/email-confirmation.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { openAccount } from './open-account.ts'

type Asked = ParsedRequestOf<typeof register>

interface Parts {
  attempts: Attempts
  codes: OneTimeCodes
  sessions: Sessions
  emails: EmailConfirmation
}

/** Opens accounts with e-mail and password. */
export class Registration {
  readonly #deps: Deps
  readonly #parts: Parts

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#parts = parts
  }

  /**
   * Registers a person. Where codes are required, only after a right code are they told that the address or
   * number is taken.
   */
  async register(asked: Asked, visitor: Visitor): Promise<LoginReply> {
    const { enSOV: needsCode, storeName: store } = await this.#deps.settings.settings()
    await this.#parts.attempts.count({ 'register:address': visitor.address })
    refuseWeak(asked.password, { ...asked, store })
    const code = needsCode ? await this.#prove(asked, visitor.address) : undefined
    const passwordHash = await hashPassword(asked.password)
    const { name } = asked
    const data = await this.#deps.database.transaction(async (tx) => {
      if (code !== undefined && !(await this.#parts.codes.consume(tx, code))) throw wrongCode()
      const person = { ...asked, passwordHash, isPhoneProven: needsCode, referralCode: asked.referral_code }
      const id = await openAccount(tx, this.#deps, person)
      return { id, name, auth_token: await this.#parts.sessions.begin(tx, id, visitor.device) }
    })
    visitor.log.info({ account: data.id, by: 'registration' }, 'logged in')
    await this.#parts.emails.begin(data.id, asked.email, visitor)
    return loggedIn(data, needsCode ? { otp: true, valid_otp: true } : {})
  }

  async #prove({ phone, otp }: Asked, address: string): Promise<number> {
    if (otp === undefined) {
      throw new Refusal('VALIDATION', 'account.codeNeeded', { details: { fields: { otp: 'missing' } } })
    }
    const code = await this.#parts.codes.prove({ purpose: 'register', phone }, otp, address)
    if (code === undefined) throw wrongCode()
    return code
  }
}
