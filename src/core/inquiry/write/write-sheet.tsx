import type { ReactNode } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { InquiryKind, InquirySubject } from './inquiry-subject.ts'
import { WriteForm } from './write-form.tsx'

interface Props extends InquirySubject {
  kind: InquiryKind
  beside?: ReactNode
  onClosed: () => void
}

/** The sheet for writing to the business behind a listing. */
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
