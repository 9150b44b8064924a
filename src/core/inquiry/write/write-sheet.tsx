import type { ReactNode } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { AskedKind, AskedListing } from './asked-listing.ts'
import { WriteForm } from './write-form.tsx'

interface Props extends AskedListing {
  kind: AskedKind
  beside?: ReactNode
  onClosed: () => void
}

/** In which one writes to who is behind a listing. */
export function WriteSheet({ vertical, listing, kind, beside, onClosed }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog
      title={t(kind === 'request' ? 'messages.request' : 'messages.write')}
      closeLabel={t('app.close')}
      onClosed={onClosed}
    >
      <WriteForm vertical={vertical} listing={listing} kind={kind} beside={beside} />
    </Dialog>
  )
}
