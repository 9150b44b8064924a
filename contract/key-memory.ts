/**
 * How long the server remembers an idempotency key and answers a repeated one as it did first. A call that is sent
 * again later is done again.
 */
export const KEY_REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000
