import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { resetPassword } from '#contract/calls/account.ts'
import { passwordSchema } from '#contract/person.ts'
import { AccountForm, AccountFrame } from '#src/core/account/account-frame.tsx'
import { useAfterLogin } from '#src/core/account/login-intent/use-after-login.ts'
import { Trouble } from '#src/core/account/trouble.tsx'
import { ofPassword, useBeside } from '#src/core/account/use-beside.ts'
import { useLinkSecret } from '#src/core/account/use-link-secret.ts'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { send } from '#src/data/provider/call.ts'
import { isNotFound } from '#src/data/provider/errors.ts'
import { enter } from '#src/data/session/page-session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { PasswordField } from './password-field.tsx'

const rules = { password: { schema: passwordSchema, wrong: 'password.tooShort' } } as const

/** Sets a new password, for whoever followed the link that was mailed. */
export function ResetPassword() {
  // Somebody who is logged in here may have forgotten their password all the same, or never had one.
  useAfterLogin({ mayStay: true })
  const { t } = useSpeech()
  const secret = useLinkSecret()
  const form = useForm(rules, { password: '' })
  const change = useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      const { data } = await send(resetPassword, { reset_token: secret ?? '', password })
      if (data) await enter(data)
    },
  })
  const left = useBeside(change.error, ofPassword, form.refuse)
  if (secret === '')
    return (
      <AccountFrame title={t('reset.title')} text={t('link.missing')}>
        <ButtonLink minHeight="control" to="/login/email/forgot-password">
          {t('forgot.again')}
        </ButtonLink>
      </AccountFrame>
    )
  return (
    <AccountFrame title={t('reset.title')} text={t('reset.text')}>
      <AccountForm
        ref={form.ref}
        noValidate
        onSubmit={form.submit((given) => {
          if (!change.isPending) change.mutate(given)
        })}
      >
        <PasswordField
          {...form.field('password')}
          label={t('password.new')}
          hint={t('password.hint')}
          kind="new-password"
        />
        <Trouble error={left} />
        {isNotFound(left) && <Link to="/login/email/forgot-password">{t('forgot.again')}</Link>}
        <WorkButton type="submit" working={change.isPending}>
          {t('reset.action')}
        </WorkButton>
      </AccountForm>
    </AccountFrame>
  )
}
