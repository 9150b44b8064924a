import type { AnyTextKey } from '#contract/texts/packs.ts'
import type { Deps } from './deps.ts'

type Values = Record<string, string>
type Warning = Extract<AnyTextKey, `warn.${string}`>

/** Sends texts to phones and mailboxes, in the person's language and with the marketplace's name. */
export class MessageSender {
  readonly #deps: Pick<Deps, 'settings' | 'messages' | 'publicOrigin'>

  constructor(deps: Pick<Deps, 'settings' | 'messages' | 'publicOrigin'>) {
    this.#deps = deps
  }

  /** Sends an SMS. Rejects where it did not leave. */
  async text(
    phone: string,
    language: string,
    key: AnyTextKey,
    values: Values = {},
    phoneLine = '',
  ): Promise<void> {
    await this.#deps.messages.send({
      channel: 'sms',
      to: phone,
      text: await this.#say(language, key, values),
      phoneLine,
    })
  }

  /** Sends an e-mail. Rejects where it did not leave. */
  async mail(
    email: string,
    language: string,
    { subject, text }: { subject: AnyTextKey; text: AnyTextKey },
    values: Values = {},
  ): Promise<void> {
    await this.#deps.messages.send({
      channel: 'email',
      to: email,
      subject: await this.#say(language, subject, values),
      text: await this.#say(language, text, values),
    })
  }

  /** Warns about the account's safety: by mail, else by SMS, whatever notifications the person has chosen. */
  async warn(
    { email, phone }: { email: string | null; phone: string | null },
    language: string,
    text: Warning,
  ): Promise<void> {
    const values = { help: `${this.#deps.publicOrigin}/help-faq` }
    if (email) await this.mail(email, language, { subject: 'warn.subject', text }, values)
    else if (phone) await this.text(phone, language, text, values)
  }

  async #say(language: string, key: AnyTextKey, values: Values): Promise<string> {
    const { storeName: store } = await this.#deps.settings.settings()
    return this.#deps.settings.say(language, key, { store, ...values })
  }
}
