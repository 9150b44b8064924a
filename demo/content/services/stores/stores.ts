import { body } from './body.ts'
import { hairAndInk } from './hair-and-ink.ts'
import type { Stores } from './store-details.ts'
import { work } from './work.ts'

/** The details of every store of the town. */
export const stores: Stores = { ...hairAndInk, ...body, ...work }
