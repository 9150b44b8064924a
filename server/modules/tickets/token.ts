import { fromBase32, toBase32 } from './base32.ts'

/** The claims of a ticket: which one of which booking it is, for which listing, and when that begins. */
export interface TicketClaims {
  reference: string
  number: number
  listingId: number
  startsAt: Date
}

/** The first byte tells the format: 1 is this one, signed with Ed25519. No other is read. */
const VERSION = 1
const KID_BYTES = 4
const REFERENCE_BYTES = 17
const REFERENCE_LETTERS = 26
const CLAIM_BYTES = 1 + KID_BYTES + REFERENCE_BYTES + 2 + 4 + 4
const SIGNATURE_BYTES = 64
const MINUTE_MS = 60_000

/**
 * The bytes that are signed. With the signature they are 154 letters, exactly as many as a QR code of 41 by
 * 41 holds.
 */
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

/** Reads the claims of a token without checking its signature; undefined where the format is another. */
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
