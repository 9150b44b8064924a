import type { Config } from '../config.ts'
import type { Clock } from '../ports/clock.ts'
import type { Messages } from '../ports/messages.ts'
import { captchaFor } from './captcha.ts'
import { codePepper } from './code-pepper.ts'
import { socialLogins } from './social-logins.ts'
import { vapidKeys } from './vapid-keys.ts'
import { webPushes } from './web-push.ts'

/** The configured services by which people are reached and told apart. */
export async function outsideOf(config: Config, messages: Messages, clock: Clock) {
  const gateway = await gatewayFor(config, clock)
  return {
    messages,
    captcha: captchaFor(config),
    social: socialLogins(config),
    push: webPushes({ keys: await vapidKeys(config), subject: subjectOf(config) }),
    publicOrigin: config.publicOrigin,
    codePepper: await codePepper(config),
    gateway,
    sandboxPayments: !gateway && config.mode !== 'production',
  }
}

/** The configured payment gateway. Its package is imported only where it is needed. */
async function gatewayFor({ stripe, publicOrigin }: Config, clock: Clock) {
  if (!stripe) return undefined
  const { stripeGateway } = await import('./stripe/gateway.ts')
  return stripeGateway({ ...stripe, publicOrigin, clock })
}

/** The contact to which push services write when something is wrong with our pushes. */
function subjectOf({ publicOrigin, mailFrom }: Config): string {
  return publicOrigin.startsWith('https:')
    ? publicOrigin
    : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0]}`
}
