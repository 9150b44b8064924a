import type { Config } from '../config.ts'
import type { Clock } from '../ports/clock.ts'
import type { MessageAdapters } from '../ports/messages.ts'
import { fileOutbox } from './outbox.ts'
import { smsWebhookSender } from './sms-webhook.ts'
import { smtpSender } from './smtp.ts'

/** Each channel goes the configured way, else to the outbox. */
export function messageAdapters(config: Config, clock: Clock): MessageAdapters {
  const outbox = fileOutbox(config.dataDir, clock)
  const mail = config.smtpUrl ? smtpSender(config.smtpUrl, config.mailFrom) : undefined
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
