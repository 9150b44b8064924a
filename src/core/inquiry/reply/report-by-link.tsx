import { useMutation } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { reportByLink } from '#contract/calls/inquiries.ts'
import { type Inquiry, isShut } from '#contract/entities/inquiry.ts'
import { Trouble } from '#src/core/account/trouble.tsx'
import { type Reason, ReportChoices } from '#src/core/inquiry/thread/report-choices.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { send } from '#src/data/provider/call.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'

interface Props {
  inquiry: Inquiry
  secret: string
  onReported: () => Promise<unknown>
}

/** Reports a conversation from its link: it is frozen, and the operator looks at it. */
export function ReportByLink({ inquiry: { state }, secret, onReported }: Props) {
  const { t } = useSpeech()
  const [isOpen, setOpen] = useState(false)
  const report = useMutation({
    mutationFn: (reason: Reason) => send(reportByLink, { secret, reason }),
    onSuccess: () => {
      setOpen(false)
      return onReported()
    },
  })
  if (isShut(state)) return null
  return (
    <>
      <IconButton
        type="button"
        aria-haspopup="dialog"
        aria-label={t('messages.report')}
        onClick={() => setOpen(true)}
      >
        <Flag size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {isOpen && (
        <Dialog title={t('messages.report')} closeLabel={t('app.close')} onClosed={() => setOpen(false)}>
          <Trouble error={report.error} isDeed />
          <ReportChoices onReport={(reason) => !report.isPending && report.mutate(reason)} />
        </Dialog>
      )}
    </>
  )
}
