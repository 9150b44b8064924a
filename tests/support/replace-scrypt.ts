import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Puts another function in the place of Node's own, for whoever has imported it already too; answers that one. */
export function replaceScrypt(by: unknown): typeof crypto.scrypt {
  const replaced = crypto.scrypt
  Object.assign(crypto, { scrypt: by })
  syncBuiltinESMExports()
  return replaced
}
