import * as v from 'valibot'
import { call } from '../../call.ts'
import { cardSchema } from '../../entities/card.ts'
import { categorySchema } from '../../entities/category.ts'
import { datedCardSchema } from '../../entities/dated-card.ts'
import { holdId, id, shortText } from '../../entities/limits.ts'
import { rentalKinds } from '../../entities/rental.ts'
import { categoriesSchema } from '../../explore/categories.ts'
import { rentalFiltersSchema } from '../../explore/rental-filters.ts'
import { exploreEntries, searchValue } from '../../explore/request.ts'
import { stayTimeSchema } from '../../time.ts'

const kind = v.picklist(rentalKinds)

/**
 * Searches rentals of one kind, vehicles where none is named, by location, type and order. With both dates, only
 * rentals that are free then, with their price for them; one that the person holds themselves is free. UNAVAILABLE:
 * such dates cannot be chosen.
 */
export const searchRentals = call('search-rentals', {
  request: {
    ...exploreEntries(rentalFiltersSchema),
    rental_type: v.optional(kind, 'vehicle'),
    /** A type or several, by id or slug. */
    type: v.optional(categoriesSchema),
    start_date: v.optional(stayTimeSchema),
    end_date: v.optional(stayTimeSchema),
    hold_id: v.optional(holdId),
  },
  reply: { rentals: v.array(datedCardSchema), next_cursor: v.optional(shortText) },
  auth: 'optional',
  errors: ['UNAVAILABLE'],
})

/** Suggests rentals and types by a part of their texts; nothing for an emptied field. */
export const suggestRentals = call('suggest-rentals', {
  request: { search_value: searchValue, rental_type: v.optional(kind) },
  reply: {
    data: v.object({
      categories: v.array(v.object({ id, ...categorySchema.entries })),
      rentals: v.array(cardSchema),
    }),
  },
})
