import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { changePassword } from '#contract/calls/profile.ts'
import { passwordSchema } from '#contract/person.ts'
import { AccountForm } from '#src/core/account/account-frame.tsx'
import { PasswordField } from '#src/core/account/email/password-field.tsx'
import { Trouble } from '#src/core/account/trouble.tsx'
import { ofPassword, useBeside } from '#src/core/account/use-beside.ts'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { send } from '#src/data/provider/call.ts'
import type { Refused } from '#src/data/provider/errors.ts'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'

const rules = {
  current: { schema: v.pipe(v.string(), v.minLength(1)), wrong: 'form.required' },
  password: { schema: passwordSchema, wrong: 'password.tooShort' },
} as const

const placeOf = (refused: Refused) => (refused.answer.data === 'DONOTMATCH' ? 'current' : ofPassword(refused))

/** The dialog that changes a password, for whoever still knows the old one. */
export function ChangePassword({ onClosed }: { onClosed: () => void }) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('profile.changePassword')} closeLabel={t('app.close')} onClosed={onClosed}>
      <PasswordForm />
    </Dialog>
  )
}

function PasswordForm() {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const form = useForm(rules, { current: '', password: '' })
  const change = useMutation({
    mutationFn: ({ current, password }: { current: string; password: string }) =>
      send(changePassword, { current_password: current, password }),
    onSuccess: close,
  })
  const left = useBeside(change.error, placeOf, form.refuse)
  return (
    <AccountForm
      ref={form.ref}
      noValidate
      onSubmit={form.submit((given) => {
        if (!change.isPending) change.mutate(given)
      })}
    >
      <PasswordField {...form.field('current')} label={t('password.current')} kind="current-password" />
      <PasswordField
        {...form.field('password')}
        label={t('password.new')}
        hint={t('password.hint')}
        kind="new-password"
      />
      <Trouble error={left} />
      <WorkButton type="submit" working={change.isPending}>
        {t('profile.save')}
      </WorkButton>
    </AccountForm>
  )
}
