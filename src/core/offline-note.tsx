import { WifiOff } from 'lucide-react'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { clockTime } from '#src/lib/dates.ts'
import { Note } from '#src/ui/note.tsx'

interface Props {
  title: TextKey
  /** With the time of which what one sees is. */
  text?: TextKey
  asOf?: number
}

/** While there is no network: what cannot be done without it, and how old that is which one sees. */
export function OfflineNote({ title, text, asOf }: Props) {
  const { t, language } = useSpeech()
  if (useObserved(connection) === 'online') return null
  return (
    <Note icon={WifiOff} tone="calm" role="status">
      <b>{t(title)}</b>
      {text && asOf !== undefined && <p>{t(text, { time: clockTime(asOf, language?.code ?? 'en') })}</p>}
    </Note>
  )
}
