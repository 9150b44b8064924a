import { usePerson } from '#src/core/account/person.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Button, ButtonLink, QuietLink } from '#src/ui/button.tsx'
import type { Reason } from './login-intent.ts'
import { useAskToLogIn } from './use-ask-to-log-in.ts'

/** The way on from an empty screen of one's own: guests log in and come back, others browse. */
export function LoginOrBrowse({ why }: { why: Reason }) {
  const { t } = useSpeech()
  const ask = useAskToLogIn()
  if (usePerson().token) return <ButtonLink to="/services">{t('app.lookAround')}</ButtonLink>
  return (
    <>
      <Button type="button" onClick={() => ask({ why })}>
        {t('login.action')}
      </Button>
      <QuietLink to="/services">{t('app.lookAround')}</QuietLink>
    </>
  )
}
