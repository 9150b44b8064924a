import { formatMinor, minor } from '#contract/money.ts'
import type { ServerTextKey } from '#contract/texts/server/en.ts'
import { verticalText } from '#contract/texts/vertical-text.ts'
import type { NotificationDetails } from '#server/db/notification-tables.ts'
import { dayOf, momentAt, timeAt } from '#server/spoken-time.ts'
import type { SettingsService } from '../settings/service.ts'
import { isKind } from './kinds.ts'

interface Row {
  kind: string
  details: NotificationDetails
}

/** Writes notifications in a person's language. */
export class NotificationTexts {
  readonly #settings: SettingsService

  constructor(settings: SettingsService) {
    this.#settings = settings
  }

  async say({ kind, details }: Row, language: string): Promise<{ title: string; body: string }> {
    // A newer version of the server may have written a kind that this one does not know.
    if (!isKind(kind)) return { title: details.title.slice(0, 200), body: '' }
    const values = await this.#values(details, language)
    const own = (key: ServerTextKey) =>
      this.#settings.say(language, verticalText(key, details.vertical), values)
    const title = await own(`notify.${kind}.title`)
    const body = await own(`notify.${kind}.text`)
    return { title: title.slice(0, 200), body: body.trim().slice(0, 1_000) }
  }

  /**
   * Wraps names in languages that run from right to left. Their owners wrote them, and they keep their own
   * direction.
   */
  async #isolator(locale: string): Promise<(text: string) => string> {
    const languages = await this.#settings.cachedLanguages()
    const isRightToLeft = languages.find((it) => it.code === locale)?.direction === 'rtl'
    return (text) => (isRightToLeft && text !== '' ? `\u2068${text}\u2069` : text)
  }

  async #values(it: NotificationDetails, locale: string): Promise<Record<string, string>> {
    const { currencySymbol, currencySymbolAlign: side } = await this.#settings.cachedSettings()
    const isolated = await this.#isolator(locale)
    const title = isolated(it.title)
    const zone = it.time_zone ?? 'UTC'
    const when = isolated(it.starts_at === undefined ? '' : momentAt(it.starts_at, zone, locale))
    const where = isolated(it.where ?? '')
    const amount = formatMinor(minor(it.amount_minor ?? 0), it.currency ?? 'USD', {
      currencySymbol,
      side,
      locale,
    })
    return {
      title,
      when,
      amount: isolated(amount),
      where,
      what: [title, when, where].filter(Boolean).join(' · '),
      goesBack: (it.amount_minor ?? 0) > 0 ? 'yes' : 'no',
      answer: isolated(it.answer ?? ''),
      until: it.until ? timeAt(it.until, zone, locale) : '',
      deadline: it.until ? isolated(momentAt(it.until, zone, locale)) : '',
      who: isolated(it.who ?? ''),
      perk: it.perk ?? '',
      business: isolated(it.business ?? ''),
      ends: it.ends_at ? 'yes' : 'no',
      lastDay: it.ends_at ? isolated(dayOf(it.ends_at, zone, locale)) : '',
    }
  }
}
