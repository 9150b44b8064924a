import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as v from 'valibot'
import { emailSchema, nameSchema, passwordSchema, referralCodeSchema } from '#contract/person.ts'
import { joinPhone, phoneSchema } from '#contract/phone.ts'
import { AccountForm, AccountFrame } from '#src/core/account/account-frame.tsx'
import { draftHere, noteDraft } from '#src/core/account/login/draft.ts'
import { Policy } from '#src/core/account/login/policy.tsx'
import { ReferralField } from '#src/core/account/login/referral-field.tsx'
import { useCaptcha } from '#src/core/account/login/use-captcha.tsx'
import { PhoneField } from '#src/core/account/phone/phone-field.tsx'
import { useCountry } from '#src/core/account/phone/use-country.ts'
import { useOnceKnown } from '#src/core/account/phone/use-once-known.ts'
import { Trouble } from '#src/core/account/trouble.tsx'
import { ofPassword, useBeside } from '#src/core/account/use-beside.ts'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import type { Newcomer } from './use-registration.ts'

const MOST_DIGITS = 13

interface Props {
  refcode: string | undefined
  working: boolean
  error: unknown
  onDone: (newcomer: Newcomer) => void
}

/** The form with everything that an account with a password needs. */
export function RegisterForm({ refcode, working, error, onDone }: Props) {
  const { t } = useSpeech()
  const { countries, country, isComing, choose } = useCountry()
  const captcha = useCaptcha()
  const { name, email, national, referral } = draftHere()
  const rules = {
    name: { schema: nameSchema, wrong: 'form.required' },
    email: { schema: emailSchema, wrong: 'form.email' },
    phone: {
      schema: v.pipe(
        v.string(),
        v.transform((typed) => joinPhone(country.dial_code, typed)),
        phoneSchema,
      ),
      wrong: 'form.phone',
    },
    password: { schema: passwordSchema, wrong: 'password.tooShort' },
    referral: { schema: v.pipe(v.string(), referralCodeSchema), wrong: 'form.required' },
  } as const
  const form = useForm(rules, { name, email, phone: national, password: '', referral: refcode ?? referral })
  const { values, refuse } = form
  const left = useBeside(error, ofPassword, refuse)
  useEffect(() => {
    const { password: _, phone, ...rest } = values
    noteDraft({ ...rest, national: phone })
  }, [values])
  const phone = form.field('phone')
  const { waits, submit } = useOnceKnown(
    isComing,
    form.submit(({ referral, ...who }) => {
      const token = captcha.take()
      onDone({
        ...who,
        ...(referral ? { referral_code: referral } : {}),
        ...(token ? { google_recaptcha_token: token } : {}),
      })
    }),
  )
  return (
    <AccountFrame title={t('register.title')}>
      <AccountForm ref={form.ref} noValidate onSubmit={submit}>
        <TextField
          {...form.field('name')}
          label={t('details.name')}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
        <EmailField {...form.field('email')} />
        <PhoneField
          countries={countries}
          country={country}
          onCountry={choose}
          value={phone.value}
          onValue={phone.onValue}
          most={MOST_DIGITS}
          error={phone.error}
        />
        <PasswordField
          {...form.field('password')}
          label={t('password.label')}
          hint={t('password.hint')}
          kind="new-password"
        />
        <ReferralField {...form.field('referral')} fixed={refcode !== undefined} />
        {captcha.box}
        <Trouble error={left} />
        <WorkButton type="submit" working={working || waits} disabled={!captcha.isReady}>
          {t('login.register')}
        </WorkButton>
        <Policy />
      </AccountForm>
      <chakra.p fontSize="14">
        {t('register.known')} <Link to="/login">{t('login.short')}</Link>
      </chakra.p>
    </AccountFrame>
  )
}
