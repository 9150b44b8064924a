import { brokenRule } from '#server/db/sql-errors.ts'
import type { Caller } from '#server/http/context.ts'
import type { Errands } from '../errands.ts'
import { alreadyUsed, wrongCode } from '../login/answers.ts'
import type { OneTimeCodes } from '../one-time-codes/codes.ts'
import * as people from '../people/repo.ts'
import type { Postman } from '../postman.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Surroundings, Visitor } from '../surroundings.ts'
import type { Profile } from './profile.ts'
import * as repo from './repo.ts'

interface Rooms {
  codes: OneTimeCodes
  sessions: Sessions
  postman: Postman
  errands: Errands
  profile: Profile
}

const purpose = 'change-phone'

/** Another number for an account: proven by its own code, and told to the old one. */
export class PhoneChange {
  readonly #at: Surroundings
  readonly #rooms: Rooms

  constructor(surroundings: Surroundings, rooms: Rooms) {
    this.#at = surroundings
    this.#rooms = rooms
  }

  async sendCode({ accountId }: Caller, phone: string, who: Visitor) {
    return this.#rooms.codes.send({ purpose, phone, accountId }, who)
  }

  async change(
    { accountId, sessionId }: Caller,
    { phone, otp }: { phone: string; otp: string },
    who: Visitor,
  ) {
    const code = await this.#rooms.codes.prove({ purpose, phone, accountId }, otp, who.address)
    if (code === undefined) throw wrongCode()
    const former = await this.#rooms.profile.person(accountId)
    await this.#at.database.transaction(async (tx) => {
      if (!(await this.#rooms.codes.consume(tx, code))) throw wrongCode()
      await people.dropPhoneClaims(tx, phone)
      const change = { phone, phone_confirmed_at: this.#at.clock.now() }
      await repo.changePerson(tx, accountId, change).catch((error: unknown) => {
        throw brokenRule(error) === 'account_phone' ? alreadyUsed() : error
      })
      await this.#rooms.sessions.endOthers(tx, accountId, sessionId)
    })
    who.log.info({ account: accountId }, 'phone changed')
    if (former.phone && former.phone !== phone) {
      const to = { phone: former.phone, email: null }
      this.#rooms.errands.run(who.log, () => this.#rooms.postman.warn(to, who.language, 'warn.phoneChanged'))
    }
  }
}
