import * as v from 'valibot'

/** An address elsewhere. Only https: nothing that runs, and nothing that is read on its way. */
export const webAddress = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^https:\/\//))
