import type { PushPayload } from '#contract/push.ts'

/** What every push service takes: 4096 bytes, of which encryption needs some. */
const MOST_BYTES = 3_900

/** As JSON; a text too long for a push is cut, and stands whole in the inbox. */
export function fittingPayload(payload: PushPayload): string {
  for (let most = payload.body.length; ; most = Math.floor(most * 0.8)) {
    const cut = most < payload.body.length ? `${whole(payload.body.slice(0, most))}…` : payload.body
    const text = JSON.stringify({ ...payload, body: cut })
    if (Buffer.byteLength(text) <= MOST_BYTES || most === 0) return text
  }
}

/** Without half a character at its end. */
const whole = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '')
