import { createHash, createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** How PKCS 8 and SPKI begin where an Ed25519 key follows. */
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex')
const KID_BYTES = 4

/** What tickets are signed with. */
export interface SigningKey {
  kid: Buffer
  privateKey: KeyObject
  publicBytes: Buffer
}

/** Follows from the server's secret, so that several servers sign alike and no table holds it. */
export function signingKey(pepper: Buffer): SigningKey {
  const seed = createHmac('sha256', pepper).update('ticket signing key').digest()
  const der = Buffer.concat([PRIVATE_HEAD, seed])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  const publicBytes = spki.subarray(PUBLIC_HEAD.length)
  const kid = createHash('sha256').update(publicBytes).digest().subarray(0, KID_BYTES)
  return { kid, privateKey, publicBytes }
}

export function publicKeyOf(bytes: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([PUBLIC_HEAD, bytes]), format: 'der', type: 'spki' })
}
