/** For a process that lives for seconds: half of its work would be to make the database's code faster than it needs. */
export const brief = ['--liftoff-only']

/** In which a killed server is back: the quickest of many times, as others want the processor too. */
export const LONGEST_START_MS = 5_000
