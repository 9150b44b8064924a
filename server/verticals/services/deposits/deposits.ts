import type { Deps } from '../../deps.ts'
import * as repo from './repo.ts'

/** What stores want to be paid when somebody books. */
export class Deposits {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Sets the deposit of what is booked at a store from now on; answers its title, where there is such a store. */
  set(slug: string, deposit: repo.StoreDeposit): Promise<string | undefined> {
    return repo.setDeposit(this.#deps.database.query, slug, deposit)
  }
}
