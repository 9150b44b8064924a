import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { SettingsService } from '#server/modules/settings/service.ts'
import { Refusal } from '#server/refusal.ts'

/**
 * Refuses numbers of countries that the operator does not serve. Much SMS fraud uses numbers of a few
 * countries.
 */
export async function refuseUnserved(settings: SettingsService, phone: string): Promise<void> {
  const { phoneCountries } = await settings.settings()
  if (phoneCountries === '') return
  const country = parsePhoneNumberFromString(phone)?.country
  if (country && phoneCountries.split(',').includes(country)) return
  throw new Refusal('VALIDATION', 'account.countryNotServed', { details: { fields: { phone: 'country' } } })
}
