import type { Errands } from '../errands.ts'
import type { Postman } from '../postman.ts'
import type { Surroundings, Visitor } from '../surroundings.ts'
import * as erasure from './erasure-repo.ts'
import type { Profile } from './profile.ts'
import * as repo from './repo.ts'

const REFLECTION_MS = 7 * 24 * 60 * 60 * 1000
const MOST_AT_ONCE = 100

interface Rooms {
  postman: Postman
  errands: Errands
  profile: Profile
}

/** The end of an account: asked for, waited for, and then nothing is left of the person but what the books need. */
export class Deletion {
  readonly #at: Surroundings
  readonly #rooms: Rooms

  constructor(surroundings: Surroundings, rooms: Rooms) {
    this.#at = surroundings
    this.#rooms = rooms
  }

  async ask(accountId: number, { language, log }: Visitor): Promise<void> {
    const person = await this.#rooms.profile.person(accountId)
    if (person.deletion_at) return
    const deletion_at = new Date(this.#at.clock.now().getTime() + REFLECTION_MS)
    await repo.changePerson(this.#at.database.query, accountId, { deletion_at })
    log.info({ account: accountId }, 'deletion asked for')
    this.#rooms.errands.run(log, () => this.#rooms.postman.warn(person, language, 'warn.deletion'))
  }

  async takeBack(accountId: number): Promise<void> {
    await repo.changePerson(this.#at.database.query, accountId, { deletion_at: null })
  }

  /** Forgets everybody whose time has come. Each on their own, so that one failure keeps no other. */
  async eraseDue(): Promise<number> {
    const now = this.#at.clock.now()
    const due = await erasure.findDue(this.#at.database.query, now, MOST_AT_ONCE)
    for (const person of due) {
      await this.#at.database.transaction((tx) => erasure.erase(tx, person, now))
    }
    return due.length
  }
}
