import { MessageCircle } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePerson } from '#src/core/account/person.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { Button, QuietChoice } from '#src/ui/button.tsx'
import type { InquiryKind, InquirySubject } from './inquiry-subject.ts'
import { takeUnsent } from './unsent.ts'

interface Props extends InquirySubject {
  kind?: InquiryKind
  /** The text of the button where asking is an action of the page's bar. */
  action?: string
  /** Whether another action comes first there. */
  isQuiet?: boolean
  /** Other ways to reach the business, below the form. */
  beside?: ReactNode
}

/**
 * The button that opens the sheet for writing to a listing's business; it opens again after a login in
 * between.
 */
export function AskHost({ vertical, listing, kind = 'question', action, isQuiet, beside }: Props) {
  const { t } = useSpeech()
  const { token } = usePerson()
  const { part, ask, leave } = useLazyPart<typeof import('./write-sheet.tsx')>()
  const [opened, setOpened] = useState<InquiryKind>(kind)
  const wasAsked = useRef(false)
  const open = (what: InquiryKind) => {
    setOpened(what)
    ask(() => import('./write-sheet.tsx'))
  }
  useEffect(() => {
    if (token === undefined || wasAsked.current) return
    wasAsked.current = true
    const unsent = takeUnsent({ vertical, listing })
    if (!unsent) return
    setOpened(unsent)
    ask(() => import('./write-sheet.tsx'))
  }, [token, vertical, listing, ask])
  const Press = action === undefined || isQuiet ? QuietChoice : Button
  return (
    <>
      <Press type="button" aria-haspopup="dialog" justifySelf="start" onClick={() => open(kind)}>
        {action === undefined && <MessageCircle size={20} strokeWidth={1.75} aria-hidden />}
        {action ?? t('detail.ask')}
      </Press>
      {part && (
        <part.WriteSheet
          vertical={vertical}
          listing={listing}
          kind={opened}
          beside={beside}
          onClosed={leave}
        />
      )}
    </>
  )
}
