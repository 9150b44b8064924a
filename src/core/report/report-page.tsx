import { chakra } from '@chakra-ui/react'
import { Check, Flag } from 'lucide-react'
import { useState } from 'react'
import { reportListing } from '#contract/calls/reports.ts'
import { useAskToLogIn } from '#src/core/account/login-intent/use-ask-to-log-in.ts'
import { usePerson } from '#src/core/account/person.ts'
import { useOutgoing } from '#src/core/inquiry/use-outgoing.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { PageSection } from '#src/core/page/section.tsx'
import { QuietChoice } from '#src/ui/button.tsx'
import { type ReportedPage, seenAt } from './reported-page.ts'

/** Asks below a listing's page to confirm its hours in one tap, or to report a mistake. */
export function ReportPage({ hasHours, ...page }: ReportedPage & { hasHours: boolean }) {
  const { t } = useSpeech()
  const { token } = usePerson()
  const logIn = useAskToLogIn()
  const { part, ask, leave } = useLazyPart<typeof import('./report-sheet.tsx')>()
  const open = () => (token ? ask(() => import('./report-sheet.tsx')) : logIn({ why: 'report' }))
  return (
    <PageSection title={t('report.title')}>
      <Row>
        {hasHours && <StillRight {...page} />}
        <QuietChoice type="button" aria-haspopup="dialog" onClick={open}>
          <Flag size={18} strokeWidth={1.75} aria-hidden />
          {t('report.mistake')}
        </QuietChoice>
      </Row>
      {part && <part.ReportSheet {...page} onClosed={leave} />}
    </PageSection>
  )
}

function StillRight(page: ReportedPage) {
  const { t } = useSpeech()
  const { token } = usePerson()
  const logIn = useAskToLogIn()
  const { state, refusal, send } = useOutgoing(reportListing.name)
  const [trouble, setTrouble] = useState<unknown>()
  const failure = useFailureText(trouble)
  const say = () => {
    if (!token) return logIn({ why: 'report' })
    setTrouble(undefined)
    const { vertical, slug } = page
    send({ vertical, slug, kind: 'still_right', seen_at: seenAt(page) }).catch(setTrouble)
  }
  // Whether the network is there is soon known; thanks are due at once.
  if (state === 'sending' || state === 'done') return <Message role="status">{t('report.thanks')}</Message>
  if (state === 'waits') return <Message role="status">{t('report.thanksWaits')}</Message>
  return (
    <>
      <QuietChoice type="button" onClick={say}>
        <Check size={18} strokeWidth={1.75} aria-hidden />
        {t('report.stillRight')}
      </QuietChoice>
      {(refusal !== undefined || trouble !== undefined) && (
        <Message role="alert">{refusal || failure}</Message>
      )}
    </>
  )
}

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })

const Message = chakra('p', { base: { color: 'muted', fontSize: '14', lineHeight: '1.45' } })
