import { sign, verify } from 'node:crypto'
import type { Database, Queryable } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { newSeed, openSeed, publicKeyOf, type SigningKey, sealSeed, signingKey } from './keys.ts'
import * as repo from './repo.ts'
import { claimBytes, readToken, type TicketClaims, tokenOf } from './token.ts'

interface Deps {
  database: Database
  clock: Clock
  pepper: Buffer
}

/** A public key in the format of JWK. */
export interface PublicKey {
  kty: 'OKP'
  crv: 'Ed25519'
  alg: 'EdDSA'
  use: 'sig'
  kid: string
  x: string
}

/** Signs tickets, and tells signed ones from others. */
export class TicketsService {
  readonly #deps: Deps
  #key: Promise<SigningKey> | undefined

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** The token in a ticket's QR code. It is the same each time for the same ticket. */
  async tokenFor(claims: TicketClaims): Promise<string> {
    const { kid, privateKey } = await this.#signingKey()
    const signed = claimBytes(kid, claims)
    return tokenOf(signed, sign(null, signed, privateKey))
  }

  /** The claims of a token that this marketplace signed; undefined for any other. */
  async verified(query: Queryable, token: string): Promise<TicketClaims | undefined> {
    const read = readToken(token)
    const key = read && (await repo.findKey(query, read.kid))
    if (!key) return undefined
    return verify(null, read.signed, publicKeyOf(key.public_key), read.signature) ? read.claims : undefined
  }

  async isOurs(token: string): Promise<boolean> {
    return (await this.verified(this.#deps.database.query, token)) !== undefined
  }

  /** The public keys, by which others can verify tickets without asking this server. */
  async publicKeys(): Promise<PublicKey[]> {
    await this.#signingKey()
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

  /**
   * The signing key. It is stored before the first ticket leaves, so that each ticket can be verified as long
   * as somebody has it.
   */
  #signingKey(): Promise<SigningKey> {
    this.#key ??= this.#takeKey().catch((error: unknown) => {
      this.#key = undefined
      throw error
    })
    return this.#key
  }

  /** Takes the newest key that this server's secret can decrypt, or makes one. */
  #takeKey(): Promise<SigningKey> {
    const { database, clock, pepper } = this.#deps
    return database.transaction(async (tx) => {
      await repo.lockKeys(tx)
      const known = (await repo.sealedSeeds(tx)).map((it) => openSeed(pepper, it)).find(Boolean)
      if (known) return signingKey(known)
      const seed = newSeed()
      const key = signingKey(seed)
      await repo.addKey(tx, {
        ...{ kid: key.kid, public_key: key.publicBytes },
        ...{ sealed_seed: sealSeed(pepper, seed), created_at: clock.now() },
      })
      return key
    })
  }
}
