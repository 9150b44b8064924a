/** How long the server answers a repeated idempotency key as it did first. Later it would be done again. */
export const KEY_REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000
