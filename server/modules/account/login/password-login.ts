import type { Attempts } from '#server/modules/attempts/service.ts'
import { type LoginReply, loggedIn, wrongPassword } from '../answers/login-answers.ts'
import { refuseDisabled } from '../answers/refuse-disabled.ts'
import type { Deps, Visitor } from '../deps.ts'
import { isPassword } from '../passwords/scrypt.ts'
import * as people from '../people/repo.ts'
import type { Sessions } from '../sessions/sessions.ts'

interface Parts {
  attempts: Attempts
  sessions: Sessions
}

/** Logs people in with e-mail and password. */
export class PasswordLogin {
  readonly #deps: Deps
  readonly #parts: Parts

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#parts = parts
  }

  async login(email: string, password: string, { address, device, log }: Visitor): Promise<LoginReply> {
    const mailbox = email.toLowerCase()
    // One address may guess only a few times. All addresses together may guess more often, so that nobody can
    // lock another person out at will.
    const counted = await this.#parts.attempts.count(
      {
        'wrong-password:address': address,
        'wrong-password:email-address': `${mailbox} ${address}`,
        'wrong-password:email': mailbox,
      },
      'account.tooManyTries',
    )
    const known = await people.findByEmail(this.#deps.database.query, email)
    if (!(await isPassword(password, known?.password_hash)) || !known) throw wrongPassword()
    await this.#parts.attempts.takeBack(counted)
    refuseDisabled(known, this.#deps.clock.now())
    const auth_token = await this.#parts.sessions.begin(this.#deps.database.query, known.id, device)
    log.info({ account: known.id, by: 'password' }, 'logged in')
    return loggedIn({ id: known.id, name: known.name, auth_token })
  }
}
