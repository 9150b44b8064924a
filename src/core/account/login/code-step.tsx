import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { AccountFrame, Aside } from '#src/core/account/account-frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { CodeForm } from './code-form.tsx'
import { Resend } from './resend.tsx'
import { CodeWays, SentTo } from './sent-to.tsx'
import { useCaptcha } from './use-captcha.tsx'

interface Props {
  phone: string
  code: string
  onCode: (typed: string) => void
  /** Whether the code is being tried. */
  working: boolean
  /** Why the code was refused. */
  error: unknown
  /** When another code may be asked for, by the device's clock. */
  resendAt: number
  resending: boolean
  resendError: unknown
  onResend: (captcha: string | undefined) => void
  onChangePhone: () => void
}

/** Asks for the code that was sent; it is tried as soon as it is complete. */
export function CodeStep(props: Props) {
  const { t } = useSpeech()
  const captcha = useCaptcha()
  return (
    <AccountFrame title={t('code.title')} text={<SentTo phone={props.phone} />}>
      <CodeForm
        code={props.code}
        onCode={props.onCode}
        working={props.working}
        error={props.error ?? props.resendError}
      />
      <CodeWays>
        <Resend
          resendAt={props.resendAt}
          working={props.resending}
          captcha={captcha}
          onResend={() => props.onResend(captcha.take())}
        />
        <Aside type="button" onClick={props.onChangePhone}>
          {t('code.changePhone')}
        </Aside>
      </CodeWays>
      <OutboxLink />
    </AccountFrame>
  )
}

/** A link to the demo's outbox, where no message is really sent. */
function OutboxLink() {
  const { t } = useSpeech()
  const address = useQuery(settings.values()).data?.outboxAddress ?? ''
  if (!address.startsWith('/')) return null
  return (
    <chakra.p color="muted" fontSize="14">
      {t('code.demo')}{' '}
      <chakra.a href={address} target="_blank" rel="noopener" whiteSpace="nowrap">
        {t('code.demoLink')}
      </chakra.a>
    </chakra.p>
  )
}
