/**
 * The name of the cache in which the page keeps the pictures of bookings, and in which the worker finds them: no
 * bound on what was merely seen reaches them.
 */
export const pinnedCache = 'booked'
