import { createHmac, timingSafeEqual } from 'node:crypto'

/** The most that a signature may be old. An older one may be a copy that somebody kept to send it again. */
const OLDEST_SECONDS = 300

const mac = (secret: Buffer, at: string, body: string) =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest()

/** Signs a body: answers the time, and the signature over the time and the body. */
export function sign(secret: Buffer, body: string, now: Date): string {
  const at = String(Math.floor(now.getTime() / 1000))
  return `t=${at},v1=${mac(secret, at, body).toString('hex')}`
}

/** Whether the body was signed with the secret not long ago. */
export function holds(secret: Buffer, body: string, signature: string, now: Date): boolean {
  const [, at, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (at === undefined || hex === undefined) return false
  if (Math.abs(now.getTime() / 1000 - Number(at)) > OLDEST_SECONDS) return false
  return timingSafeEqual(Buffer.from(hex, 'hex'), mac(secret, at, body))
}
