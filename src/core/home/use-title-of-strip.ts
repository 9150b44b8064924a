import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'

const titles: Readonly<Record<string, TextKey>> = {
  soon: 'strip.soon',
  vehicles: 'strip.vehicles',
  stays: 'strip.stays',
  places: 'strip.places',
  services: 'strip.services',
  news: 'strip.news',
  near: 'strip.near',
  loved: 'strip.loved',
  new: 'strip.new',
  lovedVehicles: 'strip.lovedVehicles',
  lovedStays: 'strip.lovedStays',
  // Where one vertical has a name of its own for it.
  'loved events': 'strip.popularEvents',
}

/** A strip's title; one that this build does not know yet has a general one. */
export function useTitleOfStrip(code: string, vertical: string): string {
  const { t } = useSpeech()
  return t(titles[`${code} ${vertical}`] ?? titles[code] ?? 'strip.more')
}
