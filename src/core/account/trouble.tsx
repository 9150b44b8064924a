import { CircleAlert, WifiOff } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { Note } from '#src/ui/note.tsx'

interface Props {
  error: unknown
  /** Whether nothing was typed that could be lost. */
  isDeed?: boolean
}

/** Says why the last try failed; without a network, that one is needed and nothing typed is lost. */
export function Trouble({ error, isDeed = false }: Props) {
  const { t } = useSpeech()
  const failure = useFailureText(error)
  const isOffline = useObserved(connection) !== 'online'
  if (isOffline && !isDeed)
    return (
      <Note icon={WifiOff} tone="calm" role="status">
        {t('login.offline')}
      </Note>
    )
  if (!error) return null
  return (
    <Note icon={CircleAlert} tone="wrong" role="alert">
      {failure}
    </Note>
  )
}
