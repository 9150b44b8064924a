import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { finishSocialLogin, login, sendOtp } from '#contract/calls/account.ts'
import { CODE_DIGITS } from '#contract/person.ts'
import { forgetDraft, noteDraft } from '#src/core/account/login/draft.ts'
import type { Newcomer } from '#src/core/account/login/use-phone-login.ts'
import { send } from '#src/data/provider/call.ts'
import { Refused } from '#src/data/provider/errors.ts'
import { enter } from '#src/data/session/page-session.ts'
import { forgetPendingLogin, pendingLogin } from './pending-login.ts'

/** The parameters that the other service put into the address. */
export interface CameBack {
  code: string
  state: string
  iss?: string | undefined
}

/** Completes a login that was begun at another service; newcomers prove a phone number first. */
export function useSocialLogin(cameBack: CameBack) {
  const [begun] = useState(pendingLogin)
  /** False where the login began in another tab, or where the person declined at the service. */
  const wasBegun = begun !== undefined && cameBack.code !== ''
  const [sent, setSent] = useState<{ phone: string; resendAt: number }>()
  const [code, setCode] = useState('')
  /** Whether to register: the other service's data is not enough, or belongs to another account here. */
  const [isNew, setNew] = useState(false)

  const take = async ({ data }: ReplyOf<typeof login>) => {
    if (!data) return
    forgetPendingLogin()
    forgetDraft()
    await enter(data)
  }
  const finish = useMutation({
    mutationFn: async () => {
      if (!begun || !wasBegun) throw new Error('There is nothing to finish.')
      const { iss, ...rest } = cameBack
      const reply = await send(finishSocialLogin, {
        accessToken: begun.accessToken,
        ...rest,
        ...(iss ? { iss } : {}),
      })
      const { name, email } = reply.known_as ?? {}
      noteDraft({ ...(name ? { name } : {}), ...(email ? { email } : {}) })
      await take(reply)
      return reply
    },
  })
  const ask = useMutation({
    mutationFn: async ({ phone, captcha }: { phone: string; captcha?: string | undefined }) => {
      const accessToken = begun?.accessToken ?? ''
      const token = captcha ? { google_recaptcha_token: captcha } : {}
      const reply = await send(sendOtp, { phone, accessToken, ...token })
      setSent({ phone, resendAt: Date.now() + reply.resend_after_seconds * 1000 })
    },
  })
  const prove = useMutation({
    mutationFn: async ({ otp, ...newcomer }: { otp: string } & Partial<Newcomer>) => {
      if (!begun || !sent) return
      const { refcode, ...ticket } = begun
      const known = finish.data?.known_as
      const who = {
        ...(known?.name ? { name: known.name } : {}),
        ...(known?.email ? { email: known.email } : {}),
        ...(refcode ? { referral_code: refcode } : {}),
        ...newcomer,
      }
      const reply = await send(login, { ...ticket, ...who, phone: sent.phone, otp })
      if (!reply.data) return setNew(true)
      await take(reply)
    },
    onError: (error) => {
      if (!(error instanceof Refused)) return
      if (error.answer.email_phone_already_used === true) return setNew(true)
      if (error.answer.valid_otp !== false) return
      setCode('')
      setNew(false)
    },
  })

  const { mutate, isIdle } = finish
  useEffect(() => {
    if (isIdle) mutate()
  }, [mutate, isIdle])

  return {
    wasBegun,
    finish,
    ask,
    prove,
    sent,
    isNew,
    refcode: begun?.refcode,
    code,
    enterCode(typed: string) {
      setCode(typed)
      if (typed.length === CODE_DIGITS && !prove.isPending) prove.mutate({ otp: typed })
      else if (typed !== '') prove.reset()
    },
    complete: (newcomer: Newcomer) => prove.mutate({ otp: code, ...newcomer }),
    back() {
      setSent(undefined)
      setCode('')
      setNew(false)
      ask.reset()
      prove.reset()
    },
  }
}
