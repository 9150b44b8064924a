import type { Config } from '../config.ts'
import type { Messages } from '../ports/messages.ts'
import { captchaFor } from './captcha.ts'
import { codePepper } from './code-pepper.ts'
import { socialLogins } from './social-logins.ts'
import { vapidKeys } from './vapid-keys.ts'
import { webPushes } from './web-push.ts'

/** How people are reached and told apart, as configured. */
export async function outsideOf(config: Config, messages: Messages) {
  return {
    messages,
    captcha: captchaFor(config),
    social: socialLogins(config),
    push: webPushes({ keys: await vapidKeys(config), subject: subjectOf(config) }),
    publicOrigin: config.publicOrigin,
    codePepper: await codePepper(config),
    sandboxPayments: config.mode !== 'production',
  }
}

/** Push services write to it when something is wrong with what we send. */
function subjectOf({ publicOrigin, mailFrom }: Config): string {
  return publicOrigin.startsWith('https:')
    ? publicOrigin
    : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0]}`
}
