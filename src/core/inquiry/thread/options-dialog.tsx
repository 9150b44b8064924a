import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { closeInquiry, reportInquiry } from '#contract/calls/inquiries.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { personHere } from '#src/data/owner.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { ReportChoices } from './report-choices.tsx'

/** The dialog that ends a conversation, or reports it to the operator. */
export function OptionsDialog({ inquiry, onClosed }: { inquiry: string; onClosed: () => void }) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('messages.options')} closeLabel={t('app.close')} onClosed={onClosed}>
      <Ways inquiry={inquiry} />
    </Dialog>
  )
}

function Ways({ inquiry }: { inquiry: string }) {
  const { t } = useSpeech()
  const queries = useQueryClient()
  const close = useCloseDialog()
  const act = async (call: string, more: object = {}) => {
    const { owner } = personHere()
    const request = { inquiry, ...more }
    await outbox.add({ owner, call, request })
    close()
    // The change is sent at once where there is a network; the thread shows it when it is opened again.
    await queries.invalidateQueries({ queryKey: ['inquiry', inquiry] })
  }
  return (
    <chakra.div display="grid" gap="5">
      <chakra.section display="grid" gap="2">
        <chakra.p color="muted">{t('messages.closeText')}</chakra.p>
        <QuietChoice type="button" data-first onClick={() => void act(closeInquiry.name)}>
          {t('messages.closeYes')}
        </QuietChoice>
      </chakra.section>
      <ReportChoices onReport={(reason) => void act(reportInquiry.name, { reason })} />
    </chakra.div>
  )
}
