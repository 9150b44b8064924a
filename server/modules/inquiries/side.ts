/** A side of a thread: the asker, the contact of the listing, or the marketplace on behalf of the contact. */
export type Side = 'asker' | 'other' | 'house'

/** The side that reads what a side writes. */
export const readerOf = (side: Side): 'asker' | 'other' => (side === 'asker' ? 'other' : 'asker')
