const SHOWN = 7

/** How a booking is called among people: the whole of it is a secret between them and us. */
export const shortReference = (reference: string) => reference.slice(-SHOWN)
