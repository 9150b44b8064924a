import * as v from 'valibot'
import { openAtSchema } from '#contract/explore/place-filters.ts'

/** The filters of places in an address. */
export const placeFilterAddress = {
  open: v.pipe(
    v.string(),
    v.check((it) => it !== 'any' && v.is(openAtSchema, it)),
  ),
}
