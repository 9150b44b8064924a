import * as v from 'valibot'
import { call } from '../../call.ts'
import { detailedCategorySchema } from '../../entities/detailed-category.ts'

const categories = v.array(detailedCategorySchema)

/** The types of homes and of vehicles, in the operator's order. */
export const getRentalTypes = call('get-rental-types', {
  request: {},
  reply: { propertyType: categories, vehicleType: categories },
})

/** All types of both kinds, in the operator's order. */
export const getRentalCategories = call('get-rental-categories', { request: {}, reply: { categories } })
