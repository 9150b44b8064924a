import { AccountFrame } from '#src/core/account/account-frame.tsx'
import { CodeStep } from '#src/core/account/login/code-step.tsx'
import { DetailsStep } from '#src/core/account/login/details-step.tsx'
import { PhoneStep } from '#src/core/account/login/phone-step.tsx'
import { useAfterLogin } from '#src/core/account/login-intent/use-after-login.ts'
import { Trouble } from '#src/core/account/trouble.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { isNotFound } from '#src/data/provider/errors.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { type CameBack, useSocialLogin } from './use-social-login.ts'

/**
 * Completes a social login on return from the service: at once, or after a phone number has been proven here.
 */
export function SocialReturn({ cameBack }: { cameBack: CameBack }) {
  useAfterLogin()
  const { t } = useSpeech()
  const { wasBegun, finish, ask, prove, sent, isNew, refcode, complete, code, enterCode, back } =
    useSocialLogin(cameBack)
  const failure = finish.error ?? [ask.error, prove.error].find(isNotFound)
  if (failure)
    return (
      <AccountFrame title={t('social.failed')} text={wasBegun ? undefined : t('social.refused')}>
        {wasBegun && <Trouble error={failure} />}
        <ButtonLink minHeight="control" to="/login">
          {t('social.again')}
        </ButtonLink>
      </AccountFrame>
    )
  if (!finish.data?.enter_phone_after_social_login)
    return (
      <AccountFrame title={t('social.finishing')}>
        <div aria-busy="true">
          <Skeleton minHeight="52px" />
        </div>
      </AccountFrame>
    )
  if (!sent)
    return (
      <PhoneStep
        title={t('login.title')}
        text={t('social.phone')}
        working={ask.isPending}
        error={ask.error}
        onPhone={ask.mutate}
      />
    )
  if (isNew)
    return <DetailsStep refcode={refcode} working={prove.isPending} error={prove.error} onDone={complete} />
  return (
    <CodeStep
      phone={sent.phone}
      code={code}
      onCode={enterCode}
      working={prove.isPending}
      error={prove.error}
      resendAt={sent.resendAt}
      resending={ask.isPending}
      resendError={ask.error}
      onResend={(captcha) => ask.mutate({ phone: sent.phone, captcha })}
      onChangePhone={back}
    />
  )
}
