import * as v from 'valibot'

/**
 * What listings are sold as. A listing of places is a *place*; geography is a *location*. Services consist of *stores*,
 * their *professionals* and *appointments*: a bare *service* is a module's door, never something that is sold.
 */
export const verticalIds = ['events', 'rentals', 'places', 'services', 'announcements'] as const

/** One of the verticals there are. */
export const verticalSchema = v.picklist(verticalIds)
/** One of the verticals there are. */
export type VerticalId = v.InferOutput<typeof verticalSchema>
