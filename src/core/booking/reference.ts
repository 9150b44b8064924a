const SHOWN = 7

/** The part of a booking's reference that is shown: the whole is a secret between its owner and us. */
export const shortReference = (reference: string) => reference.slice(-SHOWN)
