import { replaceScrypt } from './replace-scrypt.ts'

// Hundreds of tests have people with passwords, and each hash is made to take tenths of a second. The
// strength and the cost of a hash are tested in the file beside it, with the real cost.
const cheapest = { N: 2, r: 1, p: 1 }

type Told = (error: Error | null, key: Buffer) => void

const scrypt = replaceScrypt((password: string, salt: Buffer, length: number, _: object, tell: Told) =>
  scrypt(password, salt, length, cheapest, tell),
)
