import { fromBase32, toBase32 } from './base32.ts'

/** What a ticket says: which one of which booking, for what, and when that begins. */
export interface TicketClaims {
  reference: string
  number: number
  listingId: number
  startsAt: Date
}

/** The first byte says how all that follows is written and signed: 1 is this, with Ed25519, and nothing else is read. */
const VERSION = 1
const KID_BYTES = 4
const REFERENCE_BYTES = 17
const REFERENCE_LETTERS = 26
const CLAIM_BYTES = 1 + KID_BYTES + REFERENCE_BYTES + 2 + 4 + 4
const SIGNATURE_BYTES = 64
const MINUTE_MS = 60_000

/** What is signed. 32 bytes and the signature are 154 letters: just what a QR code of 41 by 41 holds. */
export function claimBytes(kid: Buffer, { reference, number, listingId, startsAt }: TicketClaims): Buffer {
  const bytes = Buffer.alloc(CLAIM_BYTES)
  bytes[0] = VERSION
  kid.copy(bytes, 1)
  const known = fromBase32(`${reference}00`)
  if (!known) throw new Error(`${reference} is no reference of a booking.`)
  known.copy(bytes, 1 + KID_BYTES, 0, REFERENCE_BYTES)
  const at = 1 + KID_BYTES + REFERENCE_BYTES
  bytes.writeUInt16BE(number, at)
  bytes.writeUInt32BE(listingId, at + 2)
  bytes.writeUInt32BE(Math.floor(startsAt.getTime() / MINUTE_MS), at + 6)
  return bytes
}

export function tokenOf(signed: Buffer, signature: Buffer): string {
  return toBase32(Buffer.concat([signed, signature]))
}

/** What a token says of itself, before anybody has looked at its signature; undefined where it is none of ours. */
export function readToken(token: string) {
  const bytes = fromBase32(token.trim().toUpperCase())
  if (bytes?.length !== CLAIM_BYTES + SIGNATURE_BYTES || bytes[0] !== VERSION) return undefined
  const at = 1 + KID_BYTES + REFERENCE_BYTES
  const reference = toBase32(bytes.subarray(1 + KID_BYTES, at)).slice(0, REFERENCE_LETTERS)
  const claims: TicketClaims = {
    reference,
    number: bytes.readUInt16BE(at),
    listingId: bytes.readUInt32BE(at + 2),
    startsAt: new Date(bytes.readUInt32BE(at + 6) * MINUTE_MS),
  }
  const signed = bytes.subarray(0, CLAIM_BYTES)
  return { kid: bytes.subarray(1, 1 + KID_BYTES), claims, signed, signature: bytes.subarray(CLAIM_BYTES) }
}
