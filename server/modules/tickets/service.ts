import { sign, verify } from 'node:crypto'
import type { Database, Queryable } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { publicKeyOf, type SigningKey, signingKey } from './keys.ts'
import * as repo from './repo.ts'
import { claimBytes, readToken, type TicketClaims, tokenOf } from './token.ts'

interface Deps {
  database: Database
  clock: Clock
  pepper: Buffer
}

/** A public key as JWK says it. */
export interface PublicKey {
  kty: 'OKP'
  crv: 'Ed25519'
  alg: 'EdDSA'
  use: 'sig'
  kid: string
  x: string
}

/** Signs what tickets say, and tells signed ones from others. */
export class TicketsService {
  readonly #deps: Deps
  #key: SigningKey | undefined
  #noted: Promise<void> | undefined

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** The words that a ticket's code is drawn from: the same for the same ticket, every time. */
  async tokenFor(claims: TicketClaims): Promise<string> {
    this.#key ??= signingKey(this.#deps.pepper)
    const { kid, privateKey } = this.#key
    await this.#note(this.#key)
    const signed = claimBytes(kid, claims)
    return tokenOf(signed, sign(null, signed, privateKey))
  }

  /** What a ticket says, if we have said it; undefined of every other. */
  async verified(query: Queryable, token: string): Promise<TicketClaims | undefined> {
    const read = readToken(token)
    const key = read && (await repo.findKey(query, read.kid))
    if (!key) return undefined
    return verify(null, read.signed, publicKeyOf(key.public_key), read.signature) ? read.claims : undefined
  }

  async isOurs(token: string): Promise<boolean> {
    return (await this.verified(this.#deps.database.query, token)) !== undefined
  }

  /** By which others tell our tickets from forged ones, without asking us. */
  async publicKeys(): Promise<PublicKey[]> {
    this.#key ??= signingKey(this.#deps.pepper)
    await this.#note(this.#key)
    const known = await repo.findKeys(this.#deps.database.query)
    return known.map(({ kid, public_key }) => ({
      kty: 'OKP',
      crv: 'Ed25519',
      alg: 'EdDSA',
      use: 'sig',
      kid: kid.toString('hex'),
      x: public_key.toString('base64url'),
    }))
  }

  /** Written down before the first ticket leaves, so that each can be verified for as long as somebody has it. */
  #note({ kid, publicBytes: public_key }: SigningKey): Promise<void> {
    this.#noted ??= repo
      .noteKey(this.#deps.database.query, { kid, public_key, created_at: this.#deps.clock.now() })
      .catch((error: unknown) => {
        this.#noted = undefined
        throw error
      })
    return this.#noted
  }
}
