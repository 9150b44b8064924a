/** Whether everything there is runs, and not only what each change has to pass: `npm test -- full`. */
export const isFull = process.env.TEST_SCOPE === 'full'

/** How often something is killed or raced: a few times for each change, many times where all is run. */
export const rounds = (full = 20): number => (isFull ? full : 3)
