import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** The bytes with which PKCS 8 and SPKI begin before an Ed25519 key. */
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex')
const KID_BYTES = 4
const SEED_BYTES = 32
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12

/** A key that signs tickets. */
export interface SigningKey {
  kid: Buffer
  privateKey: KeyObject
  publicBytes: Buffer
}

/** Makes a random seed, so that the public key tells nothing about any other secret. */
export function newSeed(): Buffer {
  return randomBytes(SEED_BYTES)
}

export function signingKey(seed: Buffer): SigningKey {
  const der = Buffer.concat([PRIVATE_HEAD, seed])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  const publicBytes = spki.subarray(PUBLIC_HEAD.length)
  const kid = createHash('sha256').update(publicBytes).digest().subarray(0, KID_BYTES)
  return { kid, privateKey, publicBytes }
}

/** Encrypts a seed for the database, so that it is useless without the server's secret. */
export function sealSeed(pepper: Buffer, seed: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey(pepper), nonce)
  return Buffer.concat([nonce, cipher.update(seed), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts a seed; undefined where another secret encrypted it. */
export function openSeed(pepper: Buffer, sealed: Buffer): Buffer | undefined {
  const end = NONCE_BYTES + SEED_BYTES
  const cipher = createDecipheriv(CIPHER, sealingKey(pepper), sealed.subarray(0, NONCE_BYTES))
  cipher.setAuthTag(sealed.subarray(end))
  try {
    return Buffer.concat([cipher.update(sealed.subarray(NONCE_BYTES, end)), cipher.final()])
  } catch {
    return undefined
  }
}

function sealingKey(pepper: Buffer): Buffer {
  return createHmac('sha256', pepper).update('seal of ticket keys').digest()
}

export function publicKeyOf(bytes: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([PUBLIC_HEAD, bytes]), format: 'der', type: 'spki' })
}
