import { chakra } from '@chakra-ui/react'
import { Aside } from '#src/core/account/account-frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import type { UseCaptcha } from './use-captcha.tsx'
import { useCountdown } from './use-countdown.ts'

interface Props {
  resendAt: number
  working: boolean
  /** Given where asking again needs a captcha. */
  captcha?: UseCaptcha
  onResend: () => void
}

/** Asks for another code, after a while: the first one may only be late. */
export function Resend({ resendAt, working, captcha, onResend }: Props) {
  const { t } = useSpeech()
  const left = useCountdown(resendAt)
  if (left > 0) return <Waiting>{t('code.resendIn', { n: left })}</Waiting>
  const isLocked = working || captcha?.isReady === false
  return (
    <>
      {captcha?.box}
      <Aside type="button" aria-disabled={isLocked || undefined} onClick={() => !isLocked && onResend()}>
        {t('code.resend')}
      </Aside>
    </>
  )
}

const Waiting = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'muted',
    fontSize: '14',
    fontVariantNumeric: 'tabular-nums',
  },
})
