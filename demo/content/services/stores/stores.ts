import { body } from './body.ts'
import { hairAndInk } from './hair-and-ink.ts'
import type { Stores } from './store-details.ts'
import { work } from './work.ts'

/** What every store of the town has beside its listing. */
export const stores: Stores = { ...hairAndInk, ...body, ...work }
