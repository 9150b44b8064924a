import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { forgotPassword } from '#contract/calls/account.ts'
import { emailSchema } from '#contract/person.ts'
import { AccountForm, AccountFrame } from '#src/core/account/account-frame.tsx'
import { draftHere } from '#src/core/account/login/draft.ts'
import { useCaptcha } from '#src/core/account/login/use-captcha.tsx'
import { Trouble } from '#src/core/account/trouble.tsx'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { send } from '#src/data/provider/call.ts'
import { Note } from '#src/ui/note.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { EmailField } from './email-field.tsx'

const rules = { email: { schema: emailSchema, wrong: 'form.email' } } as const

/** Asks for a mailed link that sets a new password. It never says whether the address has an account. */
export function ForgotPassword() {
  const { t } = useSpeech()
  const captcha = useCaptcha()
  const form = useForm(rules, { email: draftHere().email })
  const ask = useMutation({
    mutationFn: (given: { email: string; google_recaptcha_token?: string }) => send(forgotPassword, given),
  })
  return (
    <AccountFrame title={t('forgot.title')} text={t('forgot.text')}>
      <AccountForm
        ref={form.ref}
        noValidate
        onSubmit={form.submit((given) => {
          const token = captcha.take()
          if (!ask.isPending) ask.mutate({ ...given, ...(token ? { google_recaptcha_token: token } : {}) })
        })}
      >
        <EmailField {...form.field('email')} />
        {captcha.box}
        {ask.isSuccess ? (
          <Note icon={MailCheck} tone="calm" role="status">
            {t('forgot.sent')}
          </Note>
        ) : (
          <Trouble error={ask.error} />
        )}
        <WorkButton type="submit" working={ask.isPending} disabled={!captcha.isReady}>
          {t(ask.isSuccess ? 'forgot.again' : 'forgot.send')}
        </WorkButton>
      </AccountForm>
    </AccountFrame>
  )
}
