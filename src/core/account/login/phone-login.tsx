import { useEffect } from 'react'
import { SocialWays } from '#src/core/account/social/social-ways.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { CodeStep } from './code-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { draftHere, noteDraft } from './draft.ts'
import { PhoneStep } from './phone-step.tsx'
import { usePhoneLogin } from './use-phone-login.ts'

/**
 * The login by phone, one step at a time: the number, the code sent to it, and for newcomers their details.
 */
export function PhoneLogin({ refcode }: { refcode: string | undefined }) {
  const { t } = useSpeech()
  const login = usePhoneLogin()
  const { step, draft, code, ask, prove } = login
  useEffect(() => {
    const { sent } = draftHere()
    if (sent && sent.until < Date.now()) noteDraft({ sent: undefined })
  }, [])
  if (step === 'phone' || !draft.sent)
    return (
      <PhoneStep
        title={t('login.title')}
        text={t('login.text')}
        working={ask.isPending}
        error={ask.error}
        onPhone={ask.mutate}
      >
        <SocialWays refcode={refcode} />
      </PhoneStep>
    )
  if (step === 'details')
    return (
      <DetailsStep refcode={refcode} working={prove.isPending} error={prove.error} onDone={login.complete} />
    )
  return (
    <CodeStep
      phone={draft.sent.phone}
      code={code}
      onCode={login.enterCode}
      working={prove.isPending}
      error={prove.error}
      resendAt={draft.sent.resendAt}
      resending={ask.isPending}
      resendError={ask.error}
      onResend={login.resend}
      onChangePhone={login.changePhone}
    />
  )
}
