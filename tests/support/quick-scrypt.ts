import { replaceScrypt } from './replace-scrypt.ts'

// Hundreds of tests have people with passwords, and each guess at one is made to cost tenths of a second. What a hash
// is worth, and what it costs, is the rule of the tests beside it, which reckon it in full.
const cheapest = { N: 2, r: 1, p: 1 }

type Told = (error: Error | null, key: Buffer) => void

const scrypt = replaceScrypt((password: string, salt: Buffer, length: number, _: object, tell: Told) =>
  scrypt(password, salt, length, cheapest, tell),
)
