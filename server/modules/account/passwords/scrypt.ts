import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** The cost of a hash: 32 MiB and some tenths of a second for each guess. */
const COST = { N: 2 ** 15, r: 8, p: 3 }
const HASH_BYTES = 32
/** How many hashes run at once. Each takes one of Node's four threads, which files and names need too. */
const MOST_AT_ONCE = 2
const MOST_WAITING = 40

/** Thrown where too many passwords wait to be hashed. The person hears 503 and may ask again. */
class TooBusy extends Error {
  readonly statusCode = 503
}

let atWork = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (atWork >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new TooBusy('Too many passwords at once.')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else atWork += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else atWork -= 1
  }
}

function derive(password: string, salt: Buffer, { N, r, p }: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  // Normalised, because the same password may come in other characters from another keyboard.
  const typed = password.normalize('NFKC')
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(typed, salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
      }),
  )
}

/** Hashes a password, into a text of the cost, the salt and the hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, COST)
  const cost = `${Math.log2(COST.N)}.${COST.r}.${COST.p}`
  return ['scrypt', cost, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** A hash to compare with where an account has none, so that the answer takes as long. */
const nobodys = `scrypt$15.8.3$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether a password is the one of a stored hash. Never true without one, and as slow then as with one. */
export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const [, cost = '', salt = '', hash = ''] = (kept ?? nobodys).split('$')
  const [log = 15, r = 8, p = 3] = cost.split('.').map(Number)
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { N: 2 ** log, r, p })
  const wanted = Buffer.from(hash, 'base64url')
  return derived.length === wanted.length && timingSafeEqual(derived, wanted) && Boolean(kept)
}
