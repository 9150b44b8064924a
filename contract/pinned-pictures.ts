/**
 * Where the page keeps the pictures of what is booked, and the worker finds them: no bound on what was merely seen
 * reaches them.
 */
export const pinnedCache = 'booked'
