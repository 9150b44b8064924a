import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useVerticals, type Vertical } from '#src/core/listing/vertical.ts'

/** Titles of strips that suit every vertical. */
const titles: Readonly<Record<string, TextKey>> = {
  near: 'strip.near',
  loved: 'strip.loved',
  new: 'strip.new',
}

/**
 * The title of a strip, the vertical's own where it has one; undefined for a code that this build does not
 * know.
 */
export function titleOfStrip(code: string, strips: Vertical['strips']): TextKey | undefined {
  return strips?.[code] ?? titles[code]
}

export function useTitleOfStrip(code: string, vertical: string): string {
  const { t } = useSpeech()
  const of = Object.values<Vertical>(useVerticals()).find((it) => it.id === vertical)
  return t(titleOfStrip(code, of?.strips) ?? 'strip.more')
}
