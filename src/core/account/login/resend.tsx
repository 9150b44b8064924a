import { chakra } from '@chakra-ui/react'
import { Aside } from '#src/core/account/account-frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import type { UseCaptcha } from './use-captcha.tsx'
import { useCountdown } from './use-countdown.ts'

interface Props {
  resendAt: number
  working: boolean
  /** Where whoever asks has to show to be a person. */
  captcha?: UseCaptcha
  onResend: () => void
}

/** Another code, after a while: the first may only be late. */
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
