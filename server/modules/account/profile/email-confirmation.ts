import { brokenRule } from '#server/db/sql-errors.ts'
import type { Attempts } from '#server/modules/attempts/service.ts'
import { Refusal } from '#server/refusal.ts'
import type { AfterReplyTasks } from '../after-reply-tasks.ts'
import { alreadyUsed } from '../answers/login-answers.ts'
import type { Deps, Visitor } from '../deps.ts'
import type { MailLinks } from '../mail-links/links.ts'
import type { MessageSender } from '../message-sender.ts'
import * as people from '../people/repo.ts'
import * as repo from './repo.ts'

interface Parts {
  attempts: Attempts
  links: MailLinks
  messageSender: MessageSender
  afterReply: AfterReplyTasks
}

const words = { subject: 'mail.confirm.subject', text: 'mail.confirm.text' } as const

/**
 * Confirms e-mail addresses: an address is the account's once the link that was mailed to it was followed.
 */
export class EmailConfirmation {
  readonly #deps: Deps
  readonly #parts: Parts

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#parts = parts
  }

  /** Mails the link after the answer. To an address of another account none is sent, and nothing tells so. */
  async begin(
    accountId: number,
    email: string,
    { language, log }: Pick<Visitor, 'language' | 'log'>,
  ): Promise<void> {
    await this.#parts.attempts.count({ 'confirm-mail:account': String(accountId) })
    this.#parts.afterReply.run(log, async () => {
      const holder = await people.findByEmail(this.#deps.database.query, email)
      if (holder && holder.id !== accountId && holder.email_confirmed_at) return
      const link = await this.#parts.links.make('confirm-email', accountId, email)
      await this.#parts.messageSender.mail(email, language, words, { link })
    })
  }

  /** Confirms an address and answers it. Accounts that only claimed it lose it. */
  async confirm(secret: string, { address, language, log }: Visitor): Promise<string> {
    const counted = await this.#parts.attempts.count({ 'secret:address': address })
    const done = await this.#deps.database.transaction(async (tx) => {
      const link = await this.#parts.links.take(tx, 'confirm-email', secret)
      const person = link && (await people.findById(tx, link.account_id))
      if (!link || !person || !isStillWanted(link.email, person)) {
        throw new Refusal('NOT_FOUND', 'account.deadLink')
      }
      await people.dropEmailClaims(tx, link.email, person.id)
      await repo.takeEmail(tx, person.id, link.email, this.#deps.clock.now()).catch((error: unknown) => {
        throw brokenRule(error) === 'account_email' ? alreadyUsed() : error
      })
      return { email: link.email, former: person }
    })
    await this.#parts.attempts.takeBack(counted)
    const { former, email } = done
    log.info({ account: former.id }, 'e-mail confirmed')
    if (former.email_confirmed_at && former.email && former.email.toLowerCase() !== email.toLowerCase()) {
      const to = { email: former.email, phone: null }
      this.#parts.afterReply.run(log, () => this.#parts.messageSender.warn(to, language, 'warn.emailChanged'))
    }
    return email
  }
}

/**
 * Whether the account still wants this address. Links are made after the answer, so that the link of an
 * address given up since may still be there, or even be the newest.
 */
function isStillWanted(email: string, { email: current, pending_email }: people.Person): boolean {
  return (pending_email ?? current)?.toLowerCase() === email.toLowerCase()
}
