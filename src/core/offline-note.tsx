import { WifiOff } from 'lucide-react'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { clockTime } from '#src/lib/dates.ts'
import { Note } from '#src/ui/note.tsx'

interface Props {
  title: TextKey
  /** With the time at which the shown data was read. */
  text?: TextKey
  asOf?: number
}

/** Says while there is no network what cannot be done, and how old the shown data is. */
export function OfflineNote({ title, text, asOf }: Props) {
  const { t, language } = useSpeech()
  const state = useObserved(connection)
  if (state === 'online') return null
  return (
    <Note icon={WifiOff} tone="calm" role="status">
      <b>{t(state === 'slow' ? 'app.slow' : title)}</b>
      {text && asOf !== undefined && <p>{t(text, { time: clockTime(asOf, language?.code ?? 'en') })}</p>}
    </Note>
  )
}
