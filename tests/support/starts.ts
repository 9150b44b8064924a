/** For a process that lives for seconds: half of its work would be to make the database's code faster than it needs. */
export const brief = ['--liftoff-only']
