import type { Deps } from './deps.ts'
import * as operator from './operator-repo.ts'
import * as repo from './repo.ts'
import type { Writing } from './writing.ts'

/** What an operator was told: it is done, there is no such thread, or it is over. */
export type OperatorAnswer = 'done' | 'unknown' | 'over'

/** Threads as an operator looks after them: what was reported, and what nobody else can answer. */
export class OperatorInquiries {
  readonly #deps: Deps
  readonly #writing: Writing

  constructor(deps: Deps, writing: Writing) {
    this.#deps = deps
    this.#writing = writing
  }

  /** What waits for the operator; with `all` every thread that goes on. */
  list(all: boolean) {
    return operator.listForOperator(this.#deps.database.query, { all, most: 100 })
  }

  async answer(id: number, written: Parameters<Writing['answerAsHouse']>[1]): Promise<OperatorAnswer> {
    const found = await this.#find(id)
    if (found === 'open') await this.#writing.answerAsHouse(id, written)
    return found === 'open' ? 'done' : found
  }

  async end(id: number, state: 'closed' | 'blocked'): Promise<OperatorAnswer> {
    if ((await this.#find(id)) === 'unknown') return 'unknown'
    await this.#deps.database.transaction(async (tx) => {
      await repo.lock(tx, id)
      await repo.change(tx, id, { state })
    })
    return 'done'
  }

  /** Where a business is written to; null: the operator answers for it. False where there is no such business. */
  setAddress(businessSlug: string, email: string | null): Promise<boolean> {
    return operator.setBusinessEmail(this.#deps.database.query, businessSlug, email)
  }

  async #find(id: number): Promise<'open' | Exclude<OperatorAnswer, 'done'>> {
    const found = await repo.findById(this.#deps.database.query, id, this.#deps.clock.now())
    if (!found) return 'unknown'
    return found.state === 'open' || found.state === 'accepted' ? 'open' : 'over'
  }
}
