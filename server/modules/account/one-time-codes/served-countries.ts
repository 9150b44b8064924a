import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { SettingsService } from '#server/modules/settings/service.ts'
import { Refusal } from '#server/refusal.ts'

/** Refuses numbers of countries that an operator does not serve: much of what is earned by others' SMS is earned there. */
export async function refuseUnserved(settings: SettingsService, phone: string): Promise<void> {
  const { phoneCountries } = await settings.settings()
  if (phoneCountries === '') return
  const country = parsePhoneNumberFromString(phone)?.country
  if (country && phoneCountries.split(',').includes(country)) return
  throw new Refusal('VALIDATION', 'account.countryNotServed', { details: { fields: { phone: 'country' } } })
}
