import * as v from 'valibot'
import { asciiDigits } from './phone.ts'

/** A person's name. */
export const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))

/** An e-mail address as typed; capitals count for nothing where addresses are compared. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  // Letters that only look like others (a Kelvin sign for a K) would make two addresses of one.
  v.regex(/^[\x21-\x7e]+$/),
  v.email(),
)

const SHORTEST_PASSWORD = 8
const LONGEST_PASSWORD = 256

/** A password as typed, spaces included. */
export const passwordSchema = v.pipe(
  v.string(),
  v.minLength(SHORTEST_PASSWORD),
  v.maxLength(LONGEST_PASSWORD),
)

/** The number of digits of a code. */
export const CODE_DIGITS = 6

/** A one-time code, in the digits of any script and with any space a message put between them. */
export const codeSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((typed) => asciiDigits(typed).replace(/[\s\p{Cf}-]/gu, '')),
  v.regex(/^\d{4,6}$/),
)

/** A referral code as it stands in a link. Anything else in its place is no code, and nobody's way in is shut by it. */
export const referralCodeSchema = v.fallback(
  v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{4,16}$/)),
  '',
)
