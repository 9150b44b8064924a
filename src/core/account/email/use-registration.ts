import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RequestOf } from '#contract/call.ts'
import { register, sendOtp } from '#contract/calls/account.ts'
import { CODE_DIGITS } from '#contract/person.ts'
import { forgetDraft } from '#src/core/account/login/draft.ts'
import { settings } from '#src/core/settings/queries.ts'
import { send } from '#src/data/provider/call.ts'
import { Refused } from '#src/data/provider/errors.ts'
import { enter } from '#src/data/session/page-session.ts'

/** The values of the registration form. */
export type Newcomer = Omit<RequestOf<typeof register>, 'otp'>

/**
 * Leads from the filled form to a session, with a code in between where the operator wants numbers verified.
 */
export function useRegistration() {
  const isVerified = useQuery(settings.values()).data?.enSOV ?? true
  const [who, setWho] = useState<Newcomer>()
  const [sent, setSent] = useState<{ phone: string; resendAt: number }>()
  const [code, setCode] = useState('')
  /** A right code stays valid while other fields are corrected, so nobody needs a second one. */
  const [proven, setProven] = useState<{ phone: string; otp: string }>()

  const ask = useMutation({
    mutationFn: async ({ phone, google_recaptcha_token }: Newcomer) => {
      const token = google_recaptcha_token ? { google_recaptcha_token } : {}
      const reply = await send(sendOtp, { phone, ...token })
      setSent({ phone, resendAt: Date.now() + reply.resend_after_seconds * 1000 })
      setProven(undefined)
    },
    onSuccess: () => join.reset(),
  })
  const join = useMutation({
    mutationFn: async (request: RequestOf<typeof register>) => {
      const { data } = await send(register, request)
      if (!data) throw new Error('A registration without a person.')
      forgetDraft()
      await enter(data)
    },
    onError: (error, { phone, otp }) => {
      if (!(error instanceof Refused)) return
      setCode('')
      if (error.answer.valid_otp === false) {
        if (sent) return
        // The code expired while other fields were corrected.
        setProven(undefined)
        if (who) ask.mutate(who)
        return
      }
      // Everything but a wrong code is corrected in the form.
      setSent(undefined)
      if (otp !== undefined) setProven({ phone, otp })
    },
  })

  return {
    sent,
    code,
    ask,
    working: join.isPending || ask.isPending,
    error: join.error ?? ask.error,
    begin(newcomer: Newcomer) {
      if (join.isPending || ask.isPending) return
      setWho(newcomer)
      join.reset()
      if (!isVerified) join.mutate(newcomer)
      else if (proven?.phone === newcomer.phone) join.mutate({ ...withoutCaptcha(newcomer), otp: proven.otp })
      else ask.mutate(newcomer)
    },
    enterCode(typed: string) {
      setCode(typed)
      if (typed.length === CODE_DIGITS && who && !join.isPending)
        join.mutate({ ...withoutCaptcha(who), otp: typed })
      else if (typed !== '') join.reset()
    },
    resend(captcha: string | undefined) {
      if (who) ask.mutate({ ...withoutCaptcha(who), ...(captcha ? { google_recaptcha_token: captcha } : {}) })
    },
    back() {
      setSent(undefined)
      setCode('')
      join.reset()
    },
  }
}

/** Drops the captcha's token, which is good for one call only. */
function withoutCaptcha({ google_recaptcha_token: _, ...rest }: Newcomer): Newcomer {
  return rest
}
