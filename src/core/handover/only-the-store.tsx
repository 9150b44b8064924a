import { LockKeyhole } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Note } from '#src/ui/note.tsx'

/** Says who reads where somebody lives. */
export function OnlyTheStore({ store }: { store: string }) {
  const { t } = useSpeech()
  return (
    <Note icon={LockKeyhole} tone="calm">
      <bdi>{t('homeVisit.private', { store })}</bdi>
    </Note>
  )
}
