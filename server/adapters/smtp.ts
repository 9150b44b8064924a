import { createTransport } from 'nodemailer'
import type { OutgoingMessage } from '../ports/messages.ts'

const PATIENCE_MS = 10_000

/** E-mail through a mail server. */
export function smtpSender(url: string, from: string) {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text }: Extract<OutgoingMessage, { channel: 'email' }>): Promise<void> {
      await transport.sendMail({ from, to, subject, text })
    },
    close: () => transport.close(),
  }
}
