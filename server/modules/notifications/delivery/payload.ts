import type { PushPayload } from '#contract/push.ts'

/** The size that every push service takes: 4096 bytes, of which encryption needs some. */
const MOST_BYTES = 3_900

/** A payload as JSON. A text that is too long for a push is cut; the inbox has all of it. */
export function fittingPayload(payload: PushPayload): string {
  for (let most = payload.body.length; ; most = Math.floor(most * 0.8)) {
    const cut = most < payload.body.length ? `${whole(payload.body.slice(0, most))}…` : payload.body
    const text = JSON.stringify({ ...payload, body: cut })
    if (Buffer.byteLength(text) <= MOST_BYTES || most === 0) return text
  }
}

/** Drops half of a surrogate pair at the end of a text. */
const whole = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '')
