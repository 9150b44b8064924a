import { brokenRule } from '#server/db/sql-errors.ts'
import type { Attempts } from '#server/modules/attempts/service.ts'
import { Refusal } from '#server/refusal.ts'
import type { Errands } from '../errands.ts'
import { alreadyUsed } from '../login/answers.ts'
import type { MailLinks } from '../mail-links/links.ts'
import * as people from '../people/repo.ts'
import type { Postman } from '../postman.ts'
import type { Surroundings, Visitor } from '../surroundings.ts'
import * as repo from './repo.ts'

interface Rooms {
  attempts: Attempts
  links: MailLinks
  postman: Postman
  errands: Errands
}

const words = { subject: 'mail.confirm.subject', text: 'mail.confirm.text' } as const

/** An e-mail address is the account's once the link that was mailed to it was followed. */
export class EmailConfirmation {
  readonly #at: Surroundings
  readonly #rooms: Rooms

  constructor(surroundings: Surroundings, rooms: Rooms) {
    this.#at = surroundings
    this.#rooms = rooms
  }

  /** Mails the link, after the answer: to an address that is another's none goes, and nothing tells so. */
  async begin(
    accountId: number,
    email: string,
    { language, log }: Pick<Visitor, 'language' | 'log'>,
  ): Promise<void> {
    await this.#rooms.attempts.count({ 'confirm-mail:account': String(accountId) })
    this.#rooms.errands.run(log, async () => {
      const holder = await people.findByEmail(this.#at.database.query, email)
      if (holder && holder.id !== accountId && holder.email_confirmed_at) return
      const link = await this.#rooms.links.make('confirm-email', accountId, email)
      await this.#rooms.postman.mail(email, language, words, { link })
    })
  }

  /** Answers the address. Whoever had only claimed it loses it. */
  async confirm(secret: string, { address, language, log }: Visitor): Promise<string> {
    const counted = await this.#rooms.attempts.count({ 'secret:address': address })
    const done = await this.#at.database.transaction(async (tx) => {
      const link = await this.#rooms.links.take(tx, 'confirm-email', secret)
      const person = link && (await people.findById(tx, link.account_id))
      if (!link || !person) throw new Refusal('NOT_FOUND', 'account.deadLink')
      await people.dropEmailClaims(tx, link.email, person.id)
      await repo.takeEmail(tx, person.id, link.email, this.#at.clock.now()).catch((error: unknown) => {
        throw brokenRule(error) === 'account_email' ? alreadyUsed() : error
      })
      return { email: link.email, former: person }
    })
    await this.#rooms.attempts.takeBack(counted)
    const { former, email } = done
    log.info({ account: former.id }, 'e-mail confirmed')
    if (former.email_confirmed_at && former.email && former.email.toLowerCase() !== email.toLowerCase()) {
      const to = { email: former.email, phone: null }
      this.#rooms.errands.run(log, () => this.#rooms.postman.warn(to, language, 'warn.emailChanged'))
    }
    return email
  }
}
