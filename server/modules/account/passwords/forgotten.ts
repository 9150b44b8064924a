import type { Attempts } from '#server/modules/attempts/service.ts'
import { Refusal } from '#server/refusal.ts'
import type { Errands } from '../errands.ts'
import { type LoginReply, loggedIn } from '../login/answers.ts'
import { refuseShut } from '../login/refuse-shut.ts'
import type { MailLinks } from '../mail-links/links.ts'
import * as people from '../people/repo.ts'
import type { Postman } from '../postman.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Surroundings, Visitor } from '../surroundings.ts'
import * as repo from './repo.ts'
import { hashPassword } from './scrypt.ts'
import { refuseWeak } from './weakness.ts'

interface Rooms {
  attempts: Attempts
  links: MailLinks
  postman: Postman
  sessions: Sessions
  errands: Errands
}

/** A new password for who has forgotten the old one, by a link to the account's e-mail address. */
export class ForgottenPasswords {
  readonly #at: Surroundings
  readonly #rooms: Rooms

  constructor(surroundings: Surroundings, rooms: Rooms) {
    this.#at = surroundings
    this.#rooms = rooms
  }

  /** Says nothing of whether the address is known, neither in words nor by the time it takes. */
  async ask(email: string, { address, language, log }: Visitor): Promise<void> {
    await this.#rooms.attempts.count({
      'reset-mail:address': address,
      'reset-mail:email': email.toLowerCase(),
    })
    this.#rooms.errands.run(log, () => this.#mail(email, language))
  }

  /** Sets the password and logs in with it; everywhere else the account is logged out. */
  async reset(secret: string, password: string, { address, device, log }: Visitor): Promise<LoginReply> {
    const counted = await this.#rooms.attempts.count({ 'secret:address': address })
    const found = await this.#rooms.links.find('reset-password', secret)
    const known = found && (await people.findById(this.#at.database.query, found.account_id))
    if (!known) throw deadLink()
    await this.#rooms.attempts.takeBack(counted)
    const { storeName: store } = await this.#at.settings.settings()
    refuseWeak(password, { name: known.name, email: found.email, store })
    refuseShut(known, this.#at.clock.now())
    const password_hash = await hashPassword(password)
    const auth_token = await this.#at.database.transaction(async (tx) => {
      const link = await this.#rooms.links.take(tx, 'reset-password', secret)
      // The address may have changed hands since the link was sent.
      if (!link || link.email !== known.email) throw deadLink()
      await repo.setPassword(tx, known.id, password_hash)
      await repo.confirmEmail(tx, known.id, this.#at.clock.now())
      await this.#rooms.sessions.endOthers(tx, known.id)
      return this.#rooms.sessions.begin(tx, known.id, device)
    })
    log.info({ account: known.id, by: 'mail' }, 'password set anew, logged in')
    return loggedIn({ id: known.id, name: known.name, auth_token })
  }

  async #mail(email: string, language: string): Promise<void> {
    const { enPassResetEmail } = await this.#at.settings.settings()
    const known = enPassResetEmail ? await people.findByEmail(this.#at.database.query, email) : undefined
    if (!known?.email || known.disabled_at) return
    const link = await this.#rooms.links.make('reset-password', known.id, known.email)
    const words = { subject: 'mail.reset.subject', text: 'mail.reset.text' } as const
    await this.#rooms.postman.mail(known.email, language, words, { name: known.name, link })
  }
}

function deadLink(): Refusal {
  return new Refusal('NOT_FOUND', 'account.deadLink')
}
