import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** 32 MiB and some tenths of a second for each guess. */
const COST = { N: 2 ** 15, r: 8, p: 3 }
const HASH_BYTES = 32
/** Each runs on one of Node's four threads, which files and names are looked up on too. */
const MOST_AT_ONCE = 2
const MOST_WAITING = 40

/** Too many want their password looked at: they hear 503 and may ask again. */
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
  // The same password typed on another keyboard may come in other characters.
  const typed = password.normalize('NFKC')
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(typed, salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
      }),
  )
}

/** What is kept of a password: the cost, the salt and the hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, COST)
  const cost = `${Math.log2(COST.N)}.${COST.r}.${COST.p}`
  return ['scrypt', cost, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** What a password is compared with where there is none, so that it takes as long. */
const nobodys = `scrypt$15.8.3$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Never true without a kept hash, and as slow then as with one. */
export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const [, cost = '', salt = '', hash = ''] = (kept ?? nobodys).split('$')
  const [log = 15, r = 8, p = 3] = cost.split('.').map(Number)
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { N: 2 ** log, r, p })
  const wanted = Buffer.from(hash, 'base64url')
  return derived.length === wanted.length && timingSafeEqual(derived, wanted) && Boolean(kept)
}
