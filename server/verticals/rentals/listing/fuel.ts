import type { ServerTextKey } from '#contract/texts/server/en.ts'
import { isServerText } from '#contract/texts/vertical-text.ts'

/** The text for what somebody wrote that a vehicle burns, where many write it so; anything else stays as it is written. */
export function fuelText(written: string | null): ServerTextKey | undefined {
  const key = `fuel.${written?.trim().toLowerCase()}`
  return isServerText(key) ? key : undefined
}
