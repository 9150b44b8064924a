import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { changePhone, sendPhoneCode } from '#contract/calls/profile.ts'
import { CODE_DIGITS } from '#contract/person.ts'
import { joinPhone, phoneSchema } from '#contract/phone.ts'
import { AccountForm, Aside } from '#src/core/account/account-frame.tsx'
import { CodeForm } from '#src/core/account/login/code-form.tsx'
import { Resend } from '#src/core/account/login/resend.tsx'
import { CodeWays, SentTo } from '#src/core/account/login/sent-to.tsx'
import { PhoneField } from '#src/core/account/phone/phone-field.tsx'
import { useCountry } from '#src/core/account/phone/use-country.ts'
import { useOnceKnown } from '#src/core/account/phone/use-once-known.ts'
import { account } from '#src/core/account/queries.ts'
import { Trouble } from '#src/core/account/trouble.tsx'
import { useForm } from '#src/core/form/use-form.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { send } from '#src/data/provider/call.ts'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'

const MOST_DIGITS = 13

/** The dialog that changes the phone number, which is proven by a code sent to the new one. */
export function ChangePhone({ onClosed }: { onClosed: () => void }) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('profile.changePhone')} closeLabel={t('app.close')} onClosed={onClosed}>
      <Steps />
    </Dialog>
  )
}

function Steps() {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const queries = useQueryClient()
  const [sent, setSent] = useState<{ phone: string; resendAt: number }>()
  const [code, setCode] = useState('')
  const ask = useMutation({
    mutationFn: async (phone: string) => {
      const reply = await send(sendPhoneCode, { phone })
      setSent({ phone, resendAt: Date.now() + reply.resend_after_seconds * 1000 })
    },
  })
  const prove = useMutation({
    mutationFn: async ({ phone, otp }: { phone: string; otp: string }) => {
      const { data } = await send(changePhone, { phone, otp })
      queries.setQueryData(account.me().queryKey, data)
      await queries.invalidateQueries({ queryKey: account.sessions().queryKey })
      close()
    },
    onError: () => setCode(''),
  })
  const changeNumber = () => {
    setSent(undefined)
    setCode('')
    ask.reset()
    prove.reset()
  }
  if (!sent) return <NumberForm working={ask.isPending} error={ask.error} onPhone={ask.mutate} />
  const enterCode = (typed: string) => {
    setCode(typed)
    if (typed.length === CODE_DIGITS && !prove.isPending) prove.mutate({ phone: sent.phone, otp: typed })
    else if (typed !== '') prove.reset()
  }
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.p color="muted">
        <SentTo phone={sent.phone} />
      </chakra.p>
      <CodeForm code={code} onCode={enterCode} working={prove.isPending} error={prove.error ?? ask.error} />
      <CodeWays>
        <Resend resendAt={sent.resendAt} working={ask.isPending} onResend={() => ask.mutate(sent.phone)} />
        <Aside type="button" onClick={changeNumber}>
          {t('code.changePhone')}
        </Aside>
      </CodeWays>
    </chakra.div>
  )
}

interface NumberProps {
  working: boolean
  error: unknown
  onPhone: (phone: string) => void
}

function NumberForm({ working, error, onPhone }: NumberProps) {
  const { t } = useSpeech()
  const { countries, country, isComing, choose } = useCountry()
  const schema = v.pipe(
    v.string(),
    v.transform((typed) => joinPhone(country.dial_code, typed)),
    phoneSchema,
  )
  const form = useForm({ phone: { schema, wrong: 'form.phone' } }, { phone: '' })
  const { value, error: wrong, onValue } = form.field('phone')
  const { waits, submit } = useOnceKnown(
    isComing,
    form.submit(({ phone }) => {
      if (!working) onPhone(phone)
    }),
  )
  return (
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
      <Trouble error={error} />
      <WorkButton type="submit" working={working || waits}>
        {t('login.sendCode')}
      </WorkButton>
    </AccountForm>
  )
}
