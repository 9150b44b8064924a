/** Whether all tests run, and not only those that each change has to pass: `npm test -- full`. */
export const isFull = process.env.TEST_SCOPE === 'full'

/** How many rounds a race or kill is repeated: a few for each change, many in the full tests. */
export const rounds = (full = 20): number => (isFull ? full : 3)
