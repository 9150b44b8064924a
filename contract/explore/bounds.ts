import * as v from 'valibot'
import { pointSchema } from '../entities/card.ts'

const { latitude, longitude } = pointSchema.entries

/** What a map shows. Where its west is greater than its east it lies across the 180th meridian. */
export const boundsSchema = v.pipe(
  v.object({ south: latitude, west: longitude, north: latitude, east: longitude }),
  v.check(({ south, north }) => south <= north),
)
/** What a map shows. */
export type Bounds = v.InferOutput<typeof boundsSchema>
