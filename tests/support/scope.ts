/** Whether all tests run, and not only those that each change has to pass: `npm test -- full`. */
export const isFull = process.env.TEST_SCOPE === 'full'

/** The number of rounds of a race or kill: a few for each change, many in the full tests. */
export const rounds = (full = 20): number => (isFull ? full : 3)
