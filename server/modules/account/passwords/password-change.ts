import type { Caller } from '#server/http/context.ts'
import type { Attempts } from '#server/modules/attempts/service.ts'
import type { AfterReplyTasks } from '../after-reply-tasks.ts'
import { wrongPassword } from '../answers/login-answers.ts'
import type { Deps, Visitor } from '../deps.ts'
import type { MessageSender } from '../message-sender.ts'
import type { Profile } from '../profile/profile.ts'
import type { Sessions } from '../sessions/sessions.ts'
import * as repo from './repo.ts'
import { hashPassword, isPassword } from './scrypt.ts'
import { refuseWeak } from './weakness.ts'

interface Parts {
  attempts: Attempts
  sessions: Sessions
  messageSender: MessageSender
  afterReply: AfterReplyTasks
  profile: Profile
}

interface Asked {
  current_password: string
  password: string
}

/** Changes the password of a person who knows the current one. */
export class PasswordChange {
  readonly #deps: Deps
  readonly #parts: Parts

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#parts = parts
  }

  /** Changes the password, logs the account out everywhere else, and tells its owner. */
  async change({ accountId, sessionId }: Caller, asked: Asked, { language, log }: Visitor): Promise<void> {
    const { attempts, sessions, messageSender, afterReply, profile } = this.#parts
    const counted = await attempts.count(
      { 'wrong-password:account': String(accountId) },
      'account.tooManyTries',
    )
    const person = await profile.person(accountId)
    if (!(await isPassword(asked.current_password, person.password_hash)))
      throw wrongPassword('account.notCurrentPassword')
    await attempts.takeBack(counted)
    const { storeName: store } = await this.#deps.settings.settings()
    const { name, email, phone } = person
    refuseWeak(asked.password, { name, email: email ?? undefined, phone: phone ?? undefined, store })
    const password_hash = await hashPassword(asked.password)
    await this.#deps.database.transaction(async (tx) => {
      await repo.setPassword(tx, accountId, password_hash)
      await sessions.endOthers(tx, accountId, sessionId)
    })
    log.info({ account: accountId }, 'password changed')
    afterReply.run(log, () => messageSender.warn(person, language, 'warn.passwordChanged'))
  }
}
