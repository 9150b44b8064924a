import { usePerson } from '#src/core/account/person.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Button, ButtonLink, QuietLink } from '#src/ui/button.tsx'
import type { Reason } from './login-intent.ts'
import { useAskToLogIn } from './use-ask-to-log-in.ts'

/** From a screen that is only somebody's and empty: for a guest to log in and come back, for others to look around. */
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
