import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'

const titles: Readonly<Record<string, TextKey>> = {
  soon: 'home.soon',
  vehicles: 'home.vehicles',
  stays: 'home.stays',
  places: 'home.places',
  services: 'home.services',
  news: 'home.news',
}

/** A strip's title; one that this build does not know yet has a general one. */
export function useTitleOfStrip(): (code: string) => string {
  const { t } = useSpeech()
  return (code) => t(titles[code] ?? 'home.more')
}
