import { createTransport } from 'nodemailer'
import type { OutgoingMessage } from '../ports/messages.ts'

const TIMEOUT_MS = 10_000

/** Sends e-mail through a mail server. One that stays silent is given up after the timeout. */
export function smtpSender(url: string, from: string, timeoutMs = TIMEOUT_MS) {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text }: Extract<OutgoingMessage, { channel: 'email' }>): Promise<void> {
      // The address is given as an object: a text would be read as a list of recipients.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}
