import * as v from 'valibot'

/**
 * The verticals by name. A listing of places is a *place*; geography is a *location*. Services consist of *stores*,
 * their *professionals* and *appointments*: a bare *service* is a module's door, never something that is sold.
 */
export const verticalIds = ['events', 'rentals', 'places', 'services', 'announcements'] as const

/** The name of a vertical. */
export const verticalSchema = v.picklist(verticalIds)
/** The name of a vertical. */
export type VerticalId = v.InferOutput<typeof verticalSchema>
