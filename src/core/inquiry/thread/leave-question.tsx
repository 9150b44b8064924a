import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { readSettings } from '#contract/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { Button, QuietChoice } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { DialogFoot } from '#src/ui/dialog-foot.ts'

const defaults = readSettings([])

/** Asks before an address in a message is opened, and shows first where it leads. */
export function LeaveQuestion({ address, onClosed }: { address: string; onClosed: () => void }) {
  const { t } = useSpeech()
  const { data = defaults } = useQuery(settings.values())
  return (
    <Dialog title={t('messages.linkTitle', { store: data.storeName })} onClosed={onClosed}>
      <chakra.p color="muted">{t('messages.linkText')}</chakra.p>
      <chakra.p dir="ltr" fontWeight="semibold" overflowWrap="anywhere">
        <bdi>{new URL(address).host}</bdi>
      </chakra.p>
      <chakra.p dir="ltr" color="muted" fontSize="14" overflowWrap="anywhere">
        {address}
      </chakra.p>
      <Ways address={address} />
    </Dialog>
  )
}

function Ways({ address }: { address: string }) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const follow = () => {
    open(address, '_blank', 'noopener,noreferrer')
    close()
  }
  return (
    <DialogFoot>
      <Button type="button" data-first onClick={close}>
        {t('messages.stay')}
      </Button>
      <QuietChoice type="button" onClick={follow}>
        {t('messages.linkOpen')}
      </QuietChoice>
    </DialogFoot>
  )
}
