import * as v from 'valibot'
import { storedValue } from '#src/data/stored-value.ts'

/** The address at which pickup and drop details were begun, for a login in between. */
export const pickupDropPath = storedValue('pickup drop', v.string())
