import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LostActions } from './lost-actions.tsx'
import { WaitingAction } from './waiting-action.tsx'

/**
 * The sheet with all entries of the outbox, and what can be done about them. The browser's own dialog keeps
 * the focus.
 */
export function WaitingSheet({ onClose }: { onClose: () => void }) {
  const { t } = useSpeech()
  const dialog = useRef<HTMLDialogElement>(null)
  const waiting = useObserved(outbox.waiting)
  const hold = useObserved(outbox.delay)
  useEffect(() => dialog.current?.showModal(), [])
  const waits = waiting.some((it) => it.refusal === undefined)
  return (
    <Sheet ref={dialog} aria-labelledby="waiting-title" onClose={onClose}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.h2 id="waiting-title" fontSize="20" fontWeight="bold">
          {t('waiting.title')}
        </chakra.h2>
        <IconButton type="button" aria-label={t('app.close')} onClick={() => dialog.current?.close()}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </chakra.div>
      {waits && hold && <chakra.p color="muted">{t(`waiting.${hold}`)}</chakra.p>}
      {waiting.length === 0 && <chakra.p color="muted">{t('waiting.none')}</chakra.p>}
      <chakra.ul listStyleType="none" aria-live="polite">
        {waiting.map((entry) => (
          <WaitingAction key={entry.key} entry={entry} />
        ))}
      </chakra.ul>
      <LostActions />
    </Sheet>
  )
}

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    insetInline: '0',
    marginInline: 'auto',
    marginBlockStart: 'auto',
    marginBlockEnd: { base: '0', md: 'auto' },
    width: 'full',
    maxWidth: '480px',
    maxHeight: '75dvh',
    overflowY: 'auto',
    padding: '4',
    paddingBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
    borderRadius: { base: '16px 16px 0 0', md: 'card' },
    background: 'card',
    color: 'ink',
    boxShadow: 'float',
    transition: 'opacity {durations.calm} ease-out, transform {durations.calm} ease-out',
    _open: { _starting: { opacity: 0, transform: 'translateY(24px)' } },
    _backdrop: { background: 'shade' },
  },
})
