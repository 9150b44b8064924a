import { Info } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Note } from '#src/ui/note.tsx'
import { useAsked } from './asked.ts'

/** What a login is needed for, where something asked for it. */
export function Why() {
  const { t } = useSpeech()
  const asked = useAsked()
  if (!asked) return null
  return (
    <Note icon={Info} tone={asked.why === 'inactive' ? 'wrong' : 'calm'} role="status">
      {t(asked.why === 'inactive' ? 'userInactiveMessage' : `ask.${asked.why}`)}
    </Note>
  )
}
