import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Replaces Node's scrypt, also for modules that have imported it already; answers the original. */
export function replaceScrypt(by: unknown): typeof crypto.scrypt {
  const replaced = crypto.scrypt
  Object.assign(crypto, { scrypt: by })
  syncBuiltinESMExports()
  return replaced
}
