import { chakra } from '@chakra-ui/react'
import * as v from 'valibot'
import { daySchema, MOST_MESSAGE, type Recipient } from '#contract/entities/gift.ts'
import { emailSchema, nameSchema } from '#contract/person.ts'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { controlLook, Field } from '#src/ui/field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { FormEnd } from '../form-end.tsx'

/** The recipient of a gift card, and the day it is sent. */
export interface GivenTo {
  recipient: Recipient
  deliver_on?: string
}

interface Props {
  /** The text of its button. */
  action: string
  /** What is known of the recipient already. */
  known?: { name: string; message: string }
  /** Whether it may be sent on a later day. */
  hasDay?: boolean
  isWorking?: boolean
  /** Why the last try failed. */
  error?: unknown
  onDone: (gift: GivenTo) => void
}

const rules = {
  name: { schema: nameSchema, wrong: 'form.required' },
  email: { schema: emailSchema, wrong: 'form.email' },
  message: { schema: v.pipe(v.string(), v.trim(), v.maxLength(MOST_MESSAGE)), wrong: 'buying.tooLong' },
  day: { schema: v.union([v.literal(''), daySchema]), wrong: 'buying.wrongDay' },
} as const

/** The form for the recipient of a gift card. */
export function RecipientForm({ action, known, hasDay = false, isWorking = false, error, onDone }: Props) {
  const { t } = useSpeech()
  const form = useForm(rules, { name: '', message: '', ...known, email: '', day: '' })
  const today = new Date().toLocaleDateString('sv')
  const message = form.field('message')
  return (
    <chakra.form
      ref={form.ref}
      noValidate
      display="grid"
      gap="4"
      onSubmit={form.submit(({ day, ...recipient }) =>
        onDone(day === '' || day === today ? { recipient } : { recipient, deliver_on: day }),
      )}
    >
      <TextField
        {...form.field('name')}
        label={t('buying.name')}
        autoComplete="off"
        autoCapitalize="words"
        required
      />
      <TextField
        {...form.field('email')}
        label={t('buying.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
      <Field label={t('buying.message')} hint={undefined} error={message.error}>
        {(ids) => (
          <Message
            {...ids}
            name="message"
            dir="auto"
            rows={3}
            maxLength={MOST_MESSAGE}
            value={message.value}
            onChange={({ target }) => message.onValue(target.value)}
          />
        )}
      </Field>
      {hasDay && (
        <TextField
          {...form.field('day')}
          label={t('buying.day')}
          hint={t('buying.dayHint')}
          type="date"
          min={today}
        />
      )}
      <FormEnd action={action} isWorking={isWorking} error={error} />
    </chakra.form>
  )
}

const Message = chakra('textarea', {
  base: { ...controlLook, fontFamily: 'inherit', height: 'auto', paddingBlock: '3', resize: 'vertical' },
})
