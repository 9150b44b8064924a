import type { Attempts } from '#server/modules/attempts/service.ts'
import { Refusal } from '#server/refusal.ts'
import type { AfterReplyTasks } from '../after-reply-tasks.ts'
import { type LoginReply, loggedIn } from '../answers/login-answers.ts'
import { refuseDisabled } from '../answers/refuse-disabled.ts'
import type { Deps, Visitor } from '../deps.ts'
import type { MailLinks } from '../mail-links/links.ts'
import type { MessageSender } from '../message-sender.ts'
import * as people from '../people/repo.ts'
import type { Sessions } from '../sessions/sessions.ts'
import * as repo from './repo.ts'
import { hashPassword } from './scrypt.ts'
import { refuseWeak } from './weakness.ts'

interface Parts {
  attempts: Attempts
  links: MailLinks
  messageSender: MessageSender
  sessions: Sessions
  afterReply: AfterReplyTasks
}

/** Sets a new password for a person who has forgotten theirs, by a link to the account's e-mail address. */
export class ForgottenPasswords {
  readonly #deps: Deps
  readonly #parts: Parts

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#parts = parts
  }

  /**
   * Mails a link where the address is known. Neither the answer nor the time it takes tells whether it is.
   */
  async ask(email: string, { address, language, log }: Visitor): Promise<void> {
    await this.#parts.attempts.count({
      'reset-mail:address': address,
      'reset-mail:email': email.toLowerCase(),
    })
    this.#parts.afterReply.run(log, () => this.#mail(email, language))
  }

  /** Sets the password, logs in with it, and logs the account out everywhere else. */
  async reset(secret: string, password: string, { address, device, log }: Visitor): Promise<LoginReply> {
    const counted = await this.#parts.attempts.count({ 'secret:address': address })
    const found = await this.#parts.links.find('reset-password', secret)
    const known = found && (await people.findById(this.#deps.database.query, found.account_id))
    if (!known) throw deadLink()
    await this.#parts.attempts.takeBack(counted)
    const { storeName: store } = await this.#deps.settings.settings()
    refuseWeak(password, { name: known.name, email: found.email, store })
    refuseDisabled(known, this.#deps.clock.now())
    const password_hash = await hashPassword(password)
    const auth_token = await this.#deps.database.transaction(async (tx) => {
      const link = await this.#parts.links.take(tx, 'reset-password', secret)
      // The account may have changed its address since the link was sent.
      if (!link || link.email !== known.email) throw deadLink()
      await repo.setPassword(tx, known.id, password_hash)
      await repo.confirmEmail(tx, known.id, this.#deps.clock.now())
      await this.#parts.sessions.endOthers(tx, known.id)
      return this.#parts.sessions.begin(tx, known.id, device)
    })
    log.info({ account: known.id, by: 'mail' }, 'password set anew, logged in')
    return loggedIn({ id: known.id, name: known.name, auth_token })
  }

  async #mail(email: string, language: string): Promise<void> {
    const { enPassResetEmail } = await this.#deps.settings.settings()
    const known = enPassResetEmail ? await people.findByEmail(this.#deps.database.query, email) : undefined
    if (!known?.email || known.disabled_at) return
    const link = await this.#parts.links.make('reset-password', known.id, known.email)
    const words = { subject: 'mail.reset.subject', text: 'mail.reset.text' } as const
    await this.#parts.messageSender.mail(known.email, language, words, { name: known.name, link })
  }
}

function deadLink(): Refusal {
  return new Refusal('NOT_FOUND', 'account.deadLink')
}
