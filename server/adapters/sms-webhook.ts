import type { OutgoingMessage } from '../ports/messages.ts'

const TIMEOUT_MS = 8_000

/** Sends SMS through the operator's webhook, which answers 2xx once it has taken the message. */
export function smsWebhookSender(url: string, timeoutMs = TIMEOUT_MS) {
  return async ({ to, text, phoneLine }: Extract<OutgoingMessage, { channel: 'sms' }>): Promise<void> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text: phoneLine ? `${text}\n\n${phoneLine}` : text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The SMS webhook answered ${answer.status}.`)
  }
}
