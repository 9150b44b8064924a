import * as v from 'valibot'
import { pointSchema } from '../entities/card.ts'

const { latitude, longitude } = pointSchema.entries

/** The edges of a map. Where its west is greater than its east it lies across the 180th meridian. */
export const boundsSchema = v.pipe(
  v.object({ south: latitude, west: longitude, north: latitude, east: longitude }),
  v.check(({ south, north }) => south <= north),
)
/** The edges of a map. */
export type Bounds = v.InferOutput<typeof boundsSchema>
