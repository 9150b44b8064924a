import * as v from 'valibot'

/** What listings are sold as. */
const verticalIds = ['events', 'rentals', 'places', 'services', 'announcements'] as const

/** One of the verticals there are. */
export const verticalSchema = v.picklist(verticalIds)
/** One of the verticals there are. */
export type VerticalId = v.InferOutput<typeof verticalSchema>
