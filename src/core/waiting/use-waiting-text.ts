import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'

/** The text on the outbox while there is a network; undefined as long as all goes well. */
export function useWaitingText(): string | undefined {
  const { t } = useSpeech()
  const waiting = useObserved(outbox.waiting)
  const hold = useObserved(outbox.delay)
  const lost = useObserved(outbox.lost).length
  if (lost > 0) return t('waiting.lost', { n: lost })
  const refused = waiting.filter((it) => it.refusal !== undefined).length
  if (refused > 0) return t('waiting.refused', { n: refused })
  // Entries that are being sent need no notice.
  return hold && waiting.length > 0 ? t('waiting.bar', { n: waiting.length }) : undefined
}
