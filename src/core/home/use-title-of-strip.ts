import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useVerticals, type Vertical } from '#src/core/listing/vertical.ts'

/** Titles that do for a strip of any vertical. */
const titles: Readonly<Record<string, TextKey>> = {
  near: 'strip.near',
  loved: 'strip.loved',
  new: 'strip.new',
}

/** A strip's title, its vertical's own where it has one; a code that this build does not know yet has a general title. */
export function useTitleOfStrip(code: string, vertical: string): string {
  const { t } = useSpeech()
  const own = Object.values<Vertical>(useVerticals()).find((it) => it.id === vertical)?.strips?.[code]
  return t(own ?? titles[code] ?? 'strip.more')
}
