import { minor } from '#contract/money.ts'
import type { Deps } from '../deps.ts'
import * as repo from './repo.ts'
import type { Rewards } from './rewards.ts'

/** Rewards that an operator decides on, because friend and referrer used one device. */
export class HeldRewards {
  readonly #deps: Deps
  readonly #rewards: Rewards

  constructor(deps: Deps, rewards: Rewards) {
    this.#deps = deps
    this.#rewards = rewards
  }

  list() {
    return repo.listHeld(this.#deps.database.query)
  }

  /** Gives a reward that was held; false where none is, or the referrer has left. */
  release(referredId: number): Promise<boolean> {
    return this.#deps.database.transaction(async (tx) => {
      const held = await repo.lockHeld(tx, referredId)
      if (!held) return false
      const move_id = await this.#rewards.give(tx, { ...held, amount: minor(held.amount_minor) })
      await repo.decide(tx, referredId, { state: 'credited', move_id })
      return true
    })
  }

  /** Gives nothing for a friend whose reward was held; false where none is. */
  refuse(referredId: number): Promise<boolean> {
    return this.#deps.database.transaction(async (tx) => {
      const held = await repo.lockHeld(tx, referredId)
      if (held) await repo.decide(tx, referredId, { state: 'refused', move_id: null })
      return held !== undefined
    })
  }
}
