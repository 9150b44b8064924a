import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { generateLoginOtp, loginWithOtp } from '#contract/calls/account.ts'
import { send } from '#src/data/provider/call.ts'
import { Refused } from '#src/data/provider/errors.ts'
import { enter } from '#src/data/session/page-session.ts'
import { forgetDraft, noteDraft, useDraft } from './draft.ts'

/** The details that a newcomer gives of themselves. */
export interface Newcomer {
  name: string
  email: string
  referral_code?: string
}

/**
 * The steps from a number to a session: a code is sent and proves the number, and newcomers add their
 * details.
 */
export function usePhoneLogin() {
  const draft = useDraft()
  const [code, setCode] = useState('')
  const [isNew, setNew] = useState(false)

  const ask = useMutation({
    mutationFn: async ({ phone, captcha }: { phone: string; captcha?: string | undefined }) => {
      const token = captcha ? { google_recaptcha_token: captcha } : {}
      const reply = await send(generateLoginOtp, { phone, ...token })
      const now = Date.now()
      noteDraft({
        sent: {
          phone,
          resendAt: now + reply.resend_after_seconds * 1000,
          until: now + reply.expires_in_seconds * 1000,
        },
      })
    },
  })

  const prove = useMutation({
    mutationFn: async ({ phone, ...rest }: { phone: string; otp: string } & Partial<Newcomer>) => {
      const reply = await send(loginWithOtp, { phone, ...rest })
      if (!reply.data) return setNew(true)
      forgetDraft()
      await enter(reply.data)
    },
    // A wrong code is typed again; one that expired meanwhile is asked for once more.
    onError: (error) => {
      if (!(error instanceof Refused) || error.answer.valid_otp !== false) return
      setCode('')
      setNew(false)
    },
  })

  const { sent } = draft
  const step = !sent ? 'phone' : isNew ? 'details' : 'code'
  return {
    step,
    draft,
    code,
    ask,
    prove,
    enterCode(typed: string) {
      setCode(typed)
      if (typed.length === 6 && sent && !prove.isPending) prove.mutate({ phone: sent.phone, otp: typed })
      else if (typed !== '') prove.reset()
    },
    complete: (newcomer: Newcomer) => sent && prove.mutate({ phone: sent.phone, otp: code, ...newcomer }),
    resend: (captcha: string | undefined) => sent && ask.mutate({ phone: sent.phone, captcha }),
    /** Goes back to the number, which is still there as it was typed. */
    changePhone() {
      setCode('')
      setNew(false)
      ask.reset()
      prove.reset()
      noteDraft({ sent: undefined })
    },
  } as const
}
