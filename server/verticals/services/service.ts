import type { Deps } from '../deps.ts'
import { StorePages } from './listing/store-pages.ts'

/** Builds the parts of the vertical. */
const createParts = (deps: Deps) => ({ pages: new StorePages(deps) })

/** The server's part for services alone. */
export class ServicesService {
  readonly deps: Deps
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }
}
