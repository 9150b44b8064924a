import type { ServerTextKey } from '#contract/texts/server/en.ts'
import { isServerText } from '#contract/texts/vertical-text.ts'

/**
 * The text for the fuel of a vehicle, where the owner wrote a common word for it. Any other word is shown as
 * written.
 */
export function fuelText(written: string | null): ServerTextKey | undefined {
  const key = `fuel.${written?.trim().toLowerCase()}`
  return isServerText(key) ? key : undefined
}
