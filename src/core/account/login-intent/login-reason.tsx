import { Info } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Note } from '#src/ui/note.tsx'
import { useLoginIntent } from './login-intent.ts'

/** Says why a login is needed, where something asked for it. */
export function LoginReason() {
  const { t } = useSpeech()
  const intent = useLoginIntent()
  if (!intent) return null
  return (
    <Note icon={Info} tone={intent.why === 'inactive' ? 'wrong' : 'calm'} role="status">
      {t(intent.why === 'inactive' ? 'userInactiveMessage' : `ask.${intent.why}`)}
    </Note>
  )
}
