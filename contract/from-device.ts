/**
 * A header that the worker puts on an answer from its cache: the server was not reached, and this is its last answer.
 */
export const FROM_DEVICE = 'X-From-Device'
