import { useState } from 'react'
import type { User } from '#contract/entities/user.ts'
import { useWrittenPhone } from '#src/core/account/phone/use-written-phone.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { Row, Section } from './section.tsx'
import type { useProfile } from './use-profile.ts'

type Dialogs =
  | typeof import('./change-text.tsx')
  | typeof import('./change-phone.tsx')
  | typeof import('./change-password.tsx')

const changePhone = () => import('./change-phone.tsx')
const changePassword = () => import('./change-password.tsx')

interface Props {
  me: User
  onChange: ReturnType<typeof useProfile>['change']
}

/** The person's name, number and address, each with a way to change it. */
export function Facts({ me, onChange }: Props) {
  const { t } = useSpeech()
  const { part, ask, leave } = useLazyPart<Dialogs>()
  const [text, setText] = useState<'name' | 'email'>('name')
  const changeText = (what: typeof text) => {
    setText(what)
    ask(() => import('./change-text.tsx'))
  }
  const phone = useWrittenPhone(me.phone ?? '')
  const emailNote = me.pending_email
    ? t('profile.pendingEmail', { email: me.pending_email })
    : me.email && !me.email_confirmed
      ? t('profile.unconfirmed')
      : undefined
  return (
    <Section title={t('profile.facts')}>
      <Row label={t('details.name')} value={<bdi>{me.name}</bdi>} onChange={() => changeText('name')} />
      <Row
        label={t('phone.label')}
        value={<bdi dir="ltr">{phone || t('profile.none')}</bdi>}
        onChange={() => ask(changePhone)}
      />
      <Row
        label={t('details.email')}
        value={me.email ? <Address email={me.email} /> : t('profile.none')}
        note={emailNote}
        onChange={() => changeText('email')}
      />
      {me.has_password && (
        <Row label={t('password.label')} value={t('profile.hidden')} onChange={() => ask(changePassword)} />
      )}
      {part && 'ChangeText' in part && (
        <part.ChangeText what={text} me={me} onChange={onChange} onClosed={leave} />
      )}
      {part && 'ChangePhone' in part && <part.ChangePhone onClosed={leave} />}
      {part && 'ChangePassword' in part && <part.ChangePassword onClosed={leave} />}
    </Section>
  )
}

/** An e-mail address; one that is too long for its line breaks before the @. */
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
