import type { Config } from '../config.ts'
import type { Clock } from '../ports/clock.ts'
import type { Messages } from '../ports/messages.ts'
import { captchaFor } from './captcha.ts'
import { codePepper } from './code-pepper.ts'
import { socialLogins } from './social-logins.ts'
import { vapidKeys } from './vapid-keys.ts'
import { webPushes } from './web-push.ts'

/** How people are reached and told apart, as configured. */
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

/** Who takes people's money; the package is read where it is wanted. */
async function gatewayFor({ stripe, publicOrigin }: Config, clock: Clock) {
  if (!stripe) return undefined
  const { stripeGateway } = await import('./stripe/gateway.ts')
  return stripeGateway({ ...stripe, publicOrigin, clock })
}

/** Push services write to it when something is wrong with what we send. */
function subjectOf({ publicOrigin, mailFrom }: Config): string {
  return publicOrigin.startsWith('https:')
    ? publicOrigin
    : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0]}`
}
