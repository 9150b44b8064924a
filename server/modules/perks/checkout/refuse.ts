import { type Currency, formatMinor } from '#contract/money.ts'
import type { AnyTextKey } from '#contract/texts/packs.ts'
import type { SettingsService } from '#server/modules/settings/service.ts'
import { Refusal } from '#server/refusal.ts'
import type { Judgement } from './judge.ts'

/** Says in the person's language why a perk does not apply. */
export class PerkWords {
  readonly #settings: SettingsService

  constructor(settings: SettingsService) {
    this.#settings = settings
  }

  /** The judgement of a perk for a list; null where the perk applies. */
  async show(judgement: Judgement | undefined, currency: Currency, language: string) {
    if (!judgement) return null
    const text: AnyTextKey = `perk.${judgement.reason}`
    const values = await this.#values(judgement, currency, language)
    return { reason: judgement.reason, message: await this.#settings.say(language, text, values) }
  }

  /** Refuses a call with the judgement of a perk; does nothing where the perk applies. */
  async refuse(
    judgement: Judgement | undefined,
    { perk, currency, language }: { perk: string; currency: Currency; language: string },
  ): Promise<void> {
    if (!judgement) return
    const values = await this.#values(judgement, currency, language)
    const details = { perk, reason: judgement.reason }
    throw new Refusal('PERK_REFUSED', `perk.${judgement.reason}`, { values, details })
  }

  async #values({ minimum }: Judgement, currency: Currency, locale: string): Promise<Record<string, string>> {
    if (minimum === undefined) return {}
    const { currencySymbol, currencySymbolAlign: side } = await this.#settings.cachedSettings()
    return { amount: formatMinor(minimum, currency, { currencySymbol, side, locale }) }
  }
}
