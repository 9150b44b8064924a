import { useEffect } from 'react'
import * as v from 'valibot'
import { emailSchema, nameSchema, referralCodeSchema } from '#contract/person.ts'
import { AccountForm, AccountFrame } from '#src/core/account/account-frame.tsx'
import { Trouble } from '#src/core/account/trouble.tsx'
import { useBeside } from '#src/core/account/use-beside.ts'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Refused } from '#src/data/provider/errors.ts'
import { BuoyDrawing } from '#src/ui/drawings/buoy.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { draftHere, noteDraft } from './draft.ts'
import { Policy } from './policy.tsx'
import { ReferralField } from './referral-field.tsx'

const rules = {
  name: { schema: nameSchema, wrong: 'form.required' },
  email: { schema: emailSchema, wrong: 'form.email' },
  referral: { schema: v.pipe(v.string(), v.trim(), referralCodeSchema), wrong: 'form.required' },
} as const

/** The field that a refusal is about: the number was proven a moment ago, so the address is what is taken. */
const ofTaken = ({ answer }: Refused) => (answer.email_phone_already_used === true ? 'email' : undefined)

interface Props {
  /** The referral code of the page's address; it cannot be changed then. */
  refcode: string | undefined
  working: boolean
  error: unknown
  onDone: (newcomer: { name: string; email: string; referral_code?: string }) => void
}

/** Asks newcomers for their name and e-mail address. */
export function DetailsStep({ refcode, working, error, onDone }: Props) {
  const { t } = useSpeech()
  const { name, email, referral } = draftHere()
  const form = useForm(rules, { name, email, referral: refcode ?? referral })
  const { values, refuse } = form
  useEffect(() => noteDraft(values), [values])
  const left = useBeside(error, ofTaken, refuse)
  return (
    <AccountFrame drawing={<BuoyDrawing />} title={t('details.title')} text={t('details.text')}>
      <AccountForm
        ref={form.ref}
        noValidate
        onSubmit={form.submit(({ referral, ...who }) => {
          if (!working) onDone({ ...who, ...(referral ? { referral_code: referral } : {}) })
        })}
      >
        <TextField
          {...form.field('name')}
          label={t('details.name')}
          autoComplete="name"
          autoCapitalize="words"
          required
          autoFocus
        />
        <TextField
          {...form.field('email')}
          label={t('details.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          dir="ltr"
        />
        <ReferralField {...form.field('referral')} fixed={refcode !== undefined} />
        <Trouble error={left} />
        <WorkButton type="submit" working={working}>
          {t('login.register')}
        </WorkButton>
        <Policy />
      </AccountForm>
    </AccountFrame>
  )
}
