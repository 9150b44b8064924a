import type { Attempts } from '#server/modules/attempts/service.ts'
import { isPassword } from '../passwords/scrypt.ts'
import * as people from '../people/repo.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Surroundings, Visitor } from '../surroundings.ts'
import { type LoginReply, loggedIn, wrongPassword } from './answers.ts'
import { refuseShut } from './refuse-shut.ts'

interface Rooms {
  attempts: Attempts
  sessions: Sessions
}

/** Logging in with e-mail and password. */
export class PasswordLogin {
  readonly #at: Surroundings
  readonly #rooms: Rooms

  constructor(surroundings: Surroundings, rooms: Rooms) {
    this.#at = surroundings
    this.#rooms = rooms
  }

  async login(email: string, password: string, { address, device, log }: Visitor): Promise<LoginReply> {
    const mailbox = email.toLowerCase()
    // Guesses from one address end soon; those from everywhere later, so that nobody locks another out at will.
    const counted = await this.#rooms.attempts.count(
      {
        'wrong-password:address': address,
        'wrong-password:email-address': `${mailbox} ${address}`,
        'wrong-password:email': mailbox,
      },
      'account.tooManyTries',
    )
    const known = await people.findByEmail(this.#at.database.query, email)
    if (!(await isPassword(password, known?.password_hash)) || !known) throw wrongPassword()
    await this.#rooms.attempts.takeBack(counted)
    refuseShut(known, this.#at.clock.now())
    const auth_token = await this.#rooms.sessions.begin(this.#at.database.query, known.id, device)
    log.info({ account: known.id, by: 'password' }, 'logged in')
    return loggedIn({ id: known.id, name: known.name, auth_token })
  }
}
