/** Who writes in a thread: who asks, who is behind the listing, or the marketplace for them. */
export type Side = 'asker' | 'other' | 'house'

/** The side that reads what a side writes. */
export const readerOf = (side: Side): 'asker' | 'other' => (side === 'asker' ? 'other' : 'asker')
