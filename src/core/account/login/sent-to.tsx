import { chakra } from '@chakra-ui/react'
import { useWrittenPhone } from '#src/core/account/phone/use-written-phone.ts'
import { useSpeech } from '#src/core/language/language.tsx'

/** Says which number the code went to: whoever waits in vain sees a wrong digit here. */
export function SentTo({ phone }: { phone: string }) {
  const { t } = useSpeech()
  const written = useWrittenPhone(phone)
  return (
    <>
      {t('code.sent')} <bdi dir="ltr">{written}</bdi>
    </>
  )
}

/** The other actions below a code, one a line: a countdown changes its width as it runs. */
export const CodeWays = chakra('div', { base: { display: 'grid', justifyItems: 'start' } })
