import { goesOn } from '#contract/entities/inquiry.ts'
import type { Contacts } from './contacts.ts'
import type { Deps } from './deps.ts'
import * as operator from './operator-repo.ts'
import * as repo from './repo.ts'
import type { Writing } from './writing.ts'

/** The result for an operator: it is done, the thread is unknown, or it has ended. */
export type OperatorAnswer = 'done' | 'unknown' | 'over'

const MOST_LISTED = 100

/** Threads that an operator looks after: reported ones, and those that nobody else can answer. */
export class OperatorInquiries {
  readonly #deps: Deps
  readonly #contacts: Contacts
  readonly #writing: Writing

  constructor(deps: Deps, { contacts, writing }: { contacts: Contacts; writing: Writing }) {
    this.#deps = deps
    this.#contacts = contacts
    this.#writing = writing
  }

  listGoing(): Promise<operator.OperatorRow[]> {
    return operator.listGoing(this.#deps.database.query, { limit: MOST_LISTED })
  }

  /**
   * Lists threads that wait for the operator: reported ones first, then those that nobody else can answer.
   */
  async listWaiting(): Promise<operator.OperatorRow[]> {
    const { query } = this.#deps.database
    const waiting = await operator.listReported(query, { limit: MOST_LISTED })
    for (let after: operator.OperatorRow | undefined; waiting.length < MOST_LISTED; ) {
      const page = await operator.listUnanswered(query, { after, limit: MOST_LISTED })
      waiting.push(...(await this.#contacts.onlyForOperator(query, page)))
      after = page.at(-1)
      if (page.length < MOST_LISTED) break
    }
    return waiting.slice(0, MOST_LISTED)
  }

  async answer(id: number, written: Parameters<Writing['answerAsHouse']>[1]): Promise<OperatorAnswer> {
    const found = await this.#find(id)
    if (found === 'going') await this.#writing.answerAsHouse(id, written)
    return found === 'going' ? 'done' : found
  }

  async end(id: number, state: 'closed' | 'blocked'): Promise<OperatorAnswer> {
    if ((await this.#find(id)) === 'unknown') return 'unknown'
    await this.#deps.database.transaction(async (tx) => {
      await repo.lock(tx, id)
      await repo.change(tx, id, { state })
    })
    return 'done'
  }

  /**
   * Sets the address of a business for inquiries; null: the operator answers for it. False where there is no
   * such business.
   */
  setAddress(businessSlug: string, email: string | null): Promise<boolean> {
    return operator.setBusinessEmail(this.#deps.database.query, businessSlug, email)
  }

  async #find(id: number): Promise<'going' | Exclude<OperatorAnswer, 'done'>> {
    const found = await repo.findById(this.#deps.database.query, id, this.#deps.clock.now())
    if (!found) return 'unknown'
    return goesOn(found.state) ? 'going' : 'over'
  }
}
