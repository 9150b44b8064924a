import type { ParsedRequestOf } from '#contract/call.ts'
import type { updateProfile } from '#contract/calls/profile.ts'
import type { User } from '#contract/entities/user.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps, Visitor } from '../deps.ts'
import * as people from '../people/repo.ts'
import { drawAvatar } from './avatar.ts'
import type { EmailConfirmation } from './email-confirmation.ts'
import { presentUser } from './presenter.ts'
import * as repo from './repo.ts'

type Change = ParsedRequestOf<typeof updateProfile>

/** A person's own account, which nobody else sees or changes. */
export class Profile {
  readonly #deps: Deps
  readonly #emails: EmailConfirmation

  constructor(deps: Deps, emails: EmailConfirmation) {
    this.#deps = deps
    this.#emails = emails
  }

  async of(accountId: number): Promise<User> {
    const person = await this.person(accountId)
    return presentUser(person, await this.#deps.perks.balanceOf(accountId))
  }

  /**
   * Changes the given fields. Each change may come twice, since a device may send it late; it is then still
   * what the person last wanted.
   */
  async change(
    accountId: number,
    { name, email, avatar, notifications }: Change,
    who: Visitor,
  ): Promise<User> {
    const { query } = this.#deps.database
    const drawn = typeof avatar === 'string' ? await this.#draw(accountId, avatar) : undefined
    if (email !== undefined) await this.#changeEmail(accountId, email, who)
    if (name !== undefined) await repo.changePerson(query, accountId, { name })
    if (notifications) await repo.mergeNotifications(query, accountId, notifications)
    if (drawn) await repo.putAvatar(query, { account_id: accountId, ...drawn })
    if (avatar === null) await repo.dropAvatar(query, accountId)
    return this.of(accountId)
  }

  /** Gives a new account its picture. */
  async setAvatar(tx: Tx, accountId: number, picture: string): Promise<void> {
    await repo.putAvatar(tx, { account_id: accountId, ...(await drawAvatar(picture)) })
  }

  async person(accountId: number): Promise<people.Person> {
    const person = await people.findById(this.#deps.database.query, accountId)
    if (!person) throw new Refusal('NOTLOGGEDIN', 'error.notLoggedIn')
    return person
  }

  /** The picture with a key; the key is all that is needed. */
  async picture(key: string): Promise<Buffer | undefined> {
    return repo.findAvatar(this.#deps.database.query, key)
  }

  async #draw(accountId: number, picture: string) {
    await this.#deps.attempts.count({ 'picture:account': String(accountId) })
    return drawAvatar(picture)
  }

  async #changeEmail(accountId: number, email: string, who: Visitor): Promise<void> {
    const person = await this.person(accountId)
    const isSame = person.email?.toLowerCase() === email.toLowerCase()
    if (!isSame || !person.email_confirmed_at) await this.#emails.begin(accountId, email, who)
    const pending_email = isSame ? null : email
    await repo.changePerson(this.#deps.database.query, accountId, { pending_email })
  }
}
