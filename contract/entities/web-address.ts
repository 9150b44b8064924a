import * as v from 'valibot'

/** An address of another site. Only https: nothing that runs, and nothing that is read on its way. */
export const webAddress = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^https:\/\//))
