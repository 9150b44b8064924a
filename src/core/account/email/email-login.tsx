import { chakra } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as v from 'valibot'
import { login } from '#contract/calls/account.ts'
import { emailSchema } from '#contract/person.ts'
import { AccountForm, AccountFrame, asideLook } from '#src/core/account/account-frame.tsx'
import { draftHere, forgetDraft, noteDraft } from '#src/core/account/login/draft.ts'
import { Policy } from '#src/core/account/login/policy.tsx'
import { useCaptcha } from '#src/core/account/login/use-captcha.tsx'
import { LoginReason } from '#src/core/account/login-intent/login-reason.tsx'
import { SocialWays } from '#src/core/account/social/social-ways.tsx'
import { Trouble } from '#src/core/account/trouble.tsx'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { LanguageChoice } from '#src/core/language/language-choice.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { send } from '#src/data/provider/call.ts'
import { enter } from '#src/data/session/page-session.ts'
import { WorkButton } from '#src/ui/work-button.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'

const rules = {
  email: { schema: emailSchema, wrong: 'form.email' },
  password: { schema: v.pipe(v.string(), v.minLength(1)), wrong: 'form.required' },
} as const

/** The login form for an e-mail address and a password. */
export function EmailLogin({ refcode }: { refcode: string | undefined }) {
  const { t } = useSpeech()
  const canReset = useQuery(settings.values()).data?.enPassResetEmail ?? false
  const captcha = useCaptcha()
  const form = useForm(rules, { email: draftHere().email, password: '' })
  const { email } = form.values
  useEffect(() => noteDraft({ email }), [email])
  const enterWith = useMutation({
    mutationFn: async (given: { email: string; password: string; google_recaptcha_token?: string }) => {
      const { data } = await send(login, given)
      if (!data) throw new Error('A login without a person.')
      forgetDraft()
      await enter(data)
    },
  })
  return (
    <AccountFrame title={t('login.short')}>
      <LoginReason />
      <AccountForm
        ref={form.ref}
        noValidate
        onSubmit={form.submit((given) => {
          const token = captcha.take()
          if (!enterWith.isPending)
            enterWith.mutate({ ...given, ...(token ? { google_recaptcha_token: token } : {}) })
        })}
      >
        <EmailField {...form.field('email')} isLogin />
        <PasswordField {...form.field('password')} label={t('password.label')} kind="current-password" />
        {canReset && <AsideLink to="/login/email/forgot-password">{t('password.forgotten')}</AsideLink>}
        {captcha.box}
        <Trouble error={enterWith.error} />
        <WorkButton type="submit" working={enterWith.isPending} disabled={!captcha.isReady}>
          {t('login.short')}
        </WorkButton>
        <Policy />
      </AccountForm>
      <SocialWays refcode={refcode} />
      <chakra.p fontSize="14">
        {t('register.question')}{' '}
        {refcode ? (
          <Link to="/register/$refcode" params={{ refcode }}>
            {t('register.short')}
          </Link>
        ) : (
          <Link to="/register">{t('register.short')}</Link>
        )}
      </chakra.p>
      <LanguageChoice />
    </AccountFrame>
  )
}

const AsideLink = chakra(Link, { base: { ...asideLook, justifySelf: 'start', marginBlockStart: '-8px' } })
