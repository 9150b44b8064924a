import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { pictureUrl } from './card.ts'
import { count, id, knownWord, longText, shortText } from './limits.ts'

const terms = { price: wireAmountSchema, duration: count }

/** Something that is done for one at a store. */
export const storeServiceSchema = v.object({
  id,
  name: shortText,
  /** Plain text; '': its name says it all. */
  content: longText,
  /** That of whoever gives it. */
  cover_image: pictureUrl,
  /** One goes there, they come, or they collect what is to be seen to and bring it back. */
  type: knownWord(['at_store', 'at_home', 'collect']),
  /** What it costs and how many minutes it takes: with any of its people, or with the one who is looked at. */
  ...terms,
  currency: shortText,
  /** null: it stands by itself. */
  service_sub_category_id: v.nullable(id),
  service_store_id: id,
  provider_type: knownWord(['store', 'professional']),
  /** Who does it, with their own price and time. */
  people: v.array(v.object({ professional_id: id, ...terms })),
})
/** Something that is done for one at a store. */
export type StoreService = v.InferOutput<typeof storeServiceSchema>

/** Under which some services of a store stand together. */
const subCategorySchema = v.object({
  id,
  /** In the reader's language. */
  name: shortText,
})

/** What a store or a professional does, with the sub-categories in use, in their order. */
export const offeredEntries = {
  services: v.array(storeServiceSchema),
  categories: v.array(subCategorySchema),
}

const offeredSchema = v.object(offeredEntries)
/** What a store or a professional does. */
export type Offered = v.InferOutput<typeof offeredSchema>
