import { lazy, Suspense, useState } from 'react'
import type { User } from '#contract/entities/user.ts'
import { useWrittenPhone } from '#src/core/account/phone/use-written-phone.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Row, Section } from './section.tsx'
import type { useProfile } from './use-profile.ts'

const ChangeText = lazy(() => import('./change-text.tsx').then((it) => ({ default: it.ChangeText })))
const ChangePhone = lazy(() => import('./change-phone.tsx').then((it) => ({ default: it.ChangePhone })))
const ChangePassword = lazy(() =>
  import('./change-password.tsx').then((it) => ({ default: it.ChangePassword })),
)

interface Props {
  me: User
  onChange: ReturnType<typeof useProfile>['change']
}

/** Who one is, and how one is reached. */
export function Facts({ me, onChange }: Props) {
  const { t } = useSpeech()
  const [changing, setChanging] = useState<'name' | 'email' | 'phone' | 'password'>()
  const phone = useWrittenPhone(me.phone ?? '')
  const done = { onClosed: () => setChanging(undefined) }
  const emailNote = me.pending_email
    ? t('profile.pendingEmail', { email: me.pending_email })
    : me.email && !me.email_confirmed
      ? t('profile.unconfirmed')
      : undefined
  return (
    <Section title={t('profile.facts')}>
      <Row label={t('details.name')} value={<bdi>{me.name}</bdi>} onChange={() => setChanging('name')} />
      <Row
        label={t('phone.label')}
        value={<bdi dir="ltr">{phone || t('profile.none')}</bdi>}
        onChange={() => setChanging('phone')}
      />
      <Row
        label={t('details.email')}
        value={me.email ? <Address email={me.email} /> : t('profile.none')}
        note={emailNote}
        onChange={() => setChanging('email')}
      />
      {me.has_password && (
        <Row
          label={t('password.label')}
          value={t('profile.hidden')}
          onChange={() => setChanging('password')}
        />
      )}
      <Suspense>
        {(changing === 'name' || changing === 'email') && (
          <ChangeText what={changing} me={me} onChange={onChange} {...done} />
        )}
        {changing === 'phone' && <ChangePhone {...done} />}
        {changing === 'password' && <ChangePassword {...done} />}
      </Suspense>
    </Section>
  )
}

/** One that is too long for its line breaks before the @. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <bdi>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  )
}
