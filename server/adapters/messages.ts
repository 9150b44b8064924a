import type { Config } from '../config.ts'
import type { Clock } from '../ports/clock.ts'
import type { MessageAdapters } from '../ports/messages.ts'
import { fileOutbox } from './outbox.ts'
import { smsWebhookSender } from './sms-webhook.ts'

/** Sends messages by the configured channels, and writes all others to the outbox. */
export async function messageAdapters(config: Config, clock: Clock): Promise<MessageAdapters> {
  const outbox = fileOutbox(config.dataDir, clock)
  const mail = config.smtpUrl ? await mailServer(config.smtpUrl, config.mailFrom) : undefined
  const sms = config.smsWebhookUrl ? smsWebhookSender(config.smsWebhookUrl) : undefined
  return {
    messages: {
      send: (message) =>
        message.channel === 'email' ? (mail ?? outbox).send(message) : (sms ?? outbox.send)(message),
    },
    listOutbox: outbox.list,
    close: () => mail?.close(),
  }
}

/**
 * The sender for a mail server. It is imported only where there is one, since each import makes the start
 * slower.
 */
async function mailServer(url: string, from: string) {
  const { smtpSender } = await import('./smtp.ts')
  return smtpSender(url, from)
}
