import type { Config } from './config.ts'

interface Person {
  name: string
  phone: string
}

/** Warnings for the operator about payments. */
export function aboutPayments({ mode, stripe }: Pick<Config, 'mode' | 'stripe'>): string[] {
  if (mode !== 'production') return []
  if (!stripe)
    return [
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set: nobody pays online, only from wallets and at the venue.',
    ]
  return stripe.secretKey.includes('_test_')
    ? ['STRIPE_SECRET_KEY is a test key: what people pay online moves no money.']
    : []
}

/** The message for a person who has just typed `npm start`. */
export function banner(config: Config, people: readonly Person[] = []): string {
  const at = config.publicOrigin
  return `
  Quayside is open at  ${at}
  Log in with          ${people.map((it) => `${it.phone}  ${it.name}`).join(`\n${' '.repeat(23)}`)}
                       or any number of your own
  Codes and mails      ${at}/dev/outbox
  Settings             npm run operator -- settings
  Stop                 Ctrl-C

`
}
