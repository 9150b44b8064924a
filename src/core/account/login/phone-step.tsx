import { type ReactNode, useEffect } from 'react'
import * as v from 'valibot'
import { joinPhone, phoneSchema } from '#contract/phone.ts'
import { AccountForm, AccountFrame } from '#src/core/account/account-frame.tsx'
import { LoginReason } from '#src/core/account/login-intent/login-reason.tsx'
import { PhoneField } from '#src/core/account/phone/phone-field.tsx'
import { useCountry } from '#src/core/account/phone/use-country.ts'
import { useOnceKnown } from '#src/core/account/phone/use-once-known.ts'
import { Trouble } from '#src/core/account/trouble.tsx'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { LighthouseDrawing } from '#src/ui/drawings/lighthouse.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { draftHere, noteDraft } from './draft.ts'
import { Policy } from './policy.tsx'
import { useCaptcha } from './use-captcha.tsx'

const MOST_DIGITS = 10

interface Props {
  title: string
  text: string
  working: boolean
  error: unknown
  onPhone: (given: { phone: string; captcha: string | undefined }) => void
  /** Other ways to log in. */
  children?: ReactNode
}

/** Asks for a phone number, the one thing that everybody is asked. */
export function PhoneStep({ title, text, working, error, onPhone, children }: Props) {
  const { t } = useSpeech()
  const { countries, country, isComing, choose } = useCountry()
  const captcha = useCaptcha()
  const phone = v.pipe(
    v.string(),
    v.transform((national) => joinPhone(country.dial_code, national)),
    phoneSchema,
  )
  const form = useForm({ phone: { schema: phone, wrong: 'form.phone' } }, { phone: draftHere().national })
  const { value, error: wrong, onValue } = form.field('phone')
  useEffect(() => noteDraft({ national: value }), [value])
  const { waits, submit } = useOnceKnown(
    isComing,
    form.submit(({ phone }) => {
      if (!working) onPhone({ phone, captcha: captcha.take() })
    }),
  )
  return (
    <AccountFrame drawing={<LighthouseDrawing />} title={title} text={text}>
      <LoginReason />
      <AccountForm ref={form.ref} noValidate onSubmit={submit}>
        <PhoneField
          countries={countries}
          country={country}
          onCountry={choose}
          value={value}
          onValue={onValue}
          most={MOST_DIGITS}
          error={wrong}
        />
        {captcha.box}
        <Trouble error={error} />
        <WorkButton type="submit" working={working || waits} disabled={!captcha.isReady}>
          {t(error ? 'app.retry' : 'login.sendCode')}
        </WorkButton>
        <Policy />
      </AccountForm>
      {children}
    </AccountFrame>
  )
}
