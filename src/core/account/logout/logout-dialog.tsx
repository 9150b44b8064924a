import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { personHere } from '#src/data/owner.ts'
import { logOut } from '#src/data/session/log-out.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'

interface Props {
  onClosed: () => void
  /** Called after the logout; what the screen shows may have been the person's own. */
  onLoggedOut: () => void
}

/** Asks whether the logout is meant, and says what would be lost. */
export function LogoutDialog({ onClosed, onLoggedOut }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('logout.title')} onClosed={onClosed}>
      <Question onLoggedOut={onLoggedOut} />
    </Dialog>
  )
}

function Question({ onLoggedOut }: Pick<Props, 'onLoggedOut'>) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const [working, setWorking] = useState(false)
  const waits = useObserved(outbox.waiting).filter((it) => it.owner === personHere().owner).length
  const go = async () => {
    if (working) return
    setWorking(true)
    await logOut()
    close()
    onLoggedOut()
  }
  return (
    <chakra.div display="grid" gap="4">
      <chakra.p color="muted">
        {t('logout.question')}
        {waits > 0 && ` ${t('logout.waiting', { n: waits })}`}
      </chakra.p>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        <QuietChoice type="button" minHeight="control" data-first onClick={close}>
          {t('logout.no')}
        </QuietChoice>
        <WorkButton type="button" working={working} onClick={() => void go()}>
          {t('logout.yes')}
        </WorkButton>
      </chakra.div>
    </chakra.div>
  )
}
