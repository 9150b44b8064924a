/**
 * Flags of node for a process that lives for seconds. Otherwise half of its work would be to optimise the
 * code of the database.
 */
export const brief = ['--liftoff-only']
