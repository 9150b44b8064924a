import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useVerticals, type Vertical } from '#src/core/listing/vertical.ts'
import { waitingTexts } from './waiting-texts.ts'

/** The text for a call in the outbox. */
export function useActionText(): (call: string) => string {
  const { t } = useSpeech()
  const texts = [waitingTexts, ...Object.values<Vertical>(useVerticals()).map((it) => it.waiting ?? {})]
  const all: Readonly<Record<string, TextKey>> = Object.assign({}, ...texts)
  return (call) => t(all[call] ?? 'waiting.unknown')
}
