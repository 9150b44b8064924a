import { useState } from 'react'
import type { User } from '#contract/entities/user.ts'
import { emailSchema, nameSchema } from '#contract/person.ts'
import { AccountForm } from '#src/core/account/account-frame.tsx'
import { EmailField } from '#src/core/account/email/email-field.tsx'
import { Trouble } from '#src/core/account/trouble.tsx'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import type { useProfile } from './use-profile.ts'

interface Props {
  what: 'name' | 'email'
  me: User
  onChange: ReturnType<typeof useProfile>['change']
  onClosed: () => void
}

/**
 * The dialog that changes the name or the e-mail address; without a network the change waits in the outbox.
 */
export function ChangeText({ onClosed, ...rest }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog
      title={t(rest.what === 'name' ? 'profile.changeName' : 'profile.changeEmail')}
      closeLabel={t('app.close')}
      onClosed={onClosed}
    >
      <TextForm {...rest} />
    </Dialog>
  )
}

const rules = {
  name: { text: { schema: nameSchema, wrong: 'form.required' } },
  email: { text: { schema: emailSchema, wrong: 'form.email' } },
} as const

function TextForm({ what, me, onChange }: Omit<Props, 'onClosed'>) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const before = { name: me.name, email: me.pending_email ?? me.email ?? '' }
  const form = useForm(rules[what], { text: before[what] })
  const [error, setError] = useState<unknown>()
  const isUnproven = what === 'email' && before.email !== '' && !(me.email_confirmed && !me.pending_email)
  return (
    <AccountForm
      ref={form.ref}
      noValidate
      onSubmit={form.submit(({ text }) => void onChange({ [what]: text }).then(close, setError))}
    >
      {what === 'email' ? (
        <EmailField {...form.field('text')} hint={t('profile.emailHint')} />
      ) : (
        <TextField
          {...form.field('text')}
          label={t('details.name')}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
      )}
      {error !== undefined && <Trouble error={error} />}
      <WorkButton type="submit" working={false}>
        {t(isUnproven && form.values.text.trim() === before.email ? 'profile.sendLink' : 'profile.save')}
      </WorkButton>
    </AccountForm>
  )
}
