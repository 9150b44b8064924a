import { chakra } from '@chakra-ui/react'
import { useWrittenPhone } from '#src/core/account/phone/use-written-phone.ts'
import { useSpeech } from '#src/core/language/language.tsx'

/** Where the code went: whoever waits for it in vain sees a wrong digit here. */
export function SentTo({ phone }: { phone: string }) {
  const { t } = useSpeech()
  const written = useWrittenPhone(phone)
  return (
    <>
      {t('code.sent')} <bdi dir="ltr">{written}</bdi>
    </>
  )
}

/** What else there is to do, a line each: the countdown is longer than the words that come after it. */
export const CodeWays = chakra('div', { base: { display: 'grid', justifyItems: 'start' } })
