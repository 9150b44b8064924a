/** A header that the worker puts on what it answers in the server's place: nobody answered, this is what was last said. */
export const FROM_DEVICE = 'X-From-Device'
