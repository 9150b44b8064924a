import { createHash, createHmac } from 'node:crypto'

const BYTES = 16

/**
 * The secret of a thread's link: 128 bits, the same in each of its mails. It is made from a secret that the
 * database does not have, so that no usable link is stored anywhere.
 */
export function replySecretOf(pepper: Buffer, reference: string): string {
  const made = createHmac('sha256', pepper).update(`reply to ${reference}`).digest()
  return made.subarray(0, BYTES).toString('base64url')
}

/** The hash of a secret, by which its thread is found. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
