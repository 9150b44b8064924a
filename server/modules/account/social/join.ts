import type { ParsedRequestOf } from '#contract/call.ts'
import type { login } from '#contract/calls/account.ts'
import type { Tx } from '#server/db/database.ts'
import { brokenRule } from '#server/db/sql-errors.ts'
import { Refusal } from '#server/refusal.ts'
import { alreadyUsed, goesOn, type LoginReply, loggedIn, wrongCode } from '../login/answers.ts'
import { openAccount } from '../login/open-account.ts'
import { refuseShut } from '../login/refuse-shut.ts'
import type { OneTimeCodes } from '../one-time-codes/codes.ts'
import * as people from '../people/repo.ts'
import type { EmailConfirmation } from '../profile/email-confirmation.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Surroundings, Visitor } from '../surroundings.ts'
import * as repo from './repo.ts'
import { deadTicket, type SocialLogin } from './social-login.ts'

interface Rooms {
  codes: OneTimeCodes
  sessions: Sessions
  emails: EmailConfirmation
  social: SocialLogin
}

type Asked = ParsedRequestOf<typeof login> & { accessToken: string }

/** The end of a login with another service for who was not known: a proven number joins it to an account, or opens one. */
export class SocialJoin {
  readonly #at: Surroundings
  readonly #rooms: Rooms

  constructor(surroundings: Surroundings, rooms: Rooms) {
    this.#at = surroundings
    this.#rooms = rooms
  }

  async join(asked: Asked, visitor: Visitor): Promise<LoginReply> {
    const { issuer, subject, ...ticket } = await this.#rooms.social.ticket(asked.accessToken)
    if (issuer === null || subject === null) throw deadTicket()
    const { phone, otp, email } = asked
    if (phone === undefined || otp === undefined) throw unproven()
    const code = await this.#rooms.codes.prove({ purpose: 'register', phone }, otp, visitor.address)
    if (code === undefined) throw wrongCode()
    const known = await people.findByPhone(this.#at.database.query, phone)
    if (known) refuseShut(known, this.#at.clock.now())
    const name = known?.name ?? asked.name ?? ticket.name
    if (name === '') return goesOn({ otp: true, valid_otp: true, new_user: true })
    const person = { name, phone, email, isPhoneProven: true, referralCode: asked.referral_code }
    const data = await this.#at.database.transaction(async (tx) => {
      if (!(await this.#rooms.codes.consume(tx, code))) throw wrongCode()
      if (!(await repo.dropTicket(tx, ticket.ticket_hash))) throw deadTicket()
      const id = known?.id ?? (await openAccount(tx, this.#at, person))
      await this.#link(tx, { issuer, subject, account_id: id })
      return { id, name, auth_token: await this.#rooms.sessions.begin(tx, id, visitor.device) }
    })
    visitor.log.info({ account: data.id, by: ticket.provider }, 'identity joined, logged in')
    if (email && !known) await this.#rooms.emails.begin(data.id, email, visitor)
    return loggedIn(data, { otp: true, valid_otp: true })
  }

  async #link(tx: Tx, it: { issuer: string; subject: string; account_id: number }): Promise<void> {
    await repo.addIdentity(tx, { ...it, created_at: this.#at.clock.now() }).catch((error: unknown) => {
      throw brokenRule(error) === 'identity_pkey' ? alreadyUsed() : error
    })
  }
}

function unproven(): Refusal {
  return new Refusal('VALIDATION', 'account.codeNeeded', { details: { fields: { otp: 'missing' } } })
}
