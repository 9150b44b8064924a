import { chakra } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { saveLoginIntent } from '#src/core/account/login-intent/login-intent.ts'
import { usePerson } from '#src/core/account/person.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Button } from '#src/ui/button.tsx'
import { useCloseDialog } from '#src/ui/dialog.tsx'

interface Props {
  of: Sold
  slug: string
  isFree: boolean
}

/** On to paying, or to booking what costs nothing; a guest logs in first, and is then there. */
export function OnButton({ of, slug, isFree }: Props) {
  const { t } = useSpeech()
  const router = useRouter()
  const close = useCloseDialog()
  const isKnown = usePerson().token !== undefined
  const goOn = () => {
    close()
    const to = router.buildLocation({ to: of.paths.checkout, params: { slug } }).href
    if (!isKnown) saveLoginIntent({ why: 'cart', back: to })
    router.history.push(isKnown ? to : '/login')
  }
  return (
    <Wide type="button" data-first onClick={goOn}>
      {t(isKnown ? (isFree ? 'checkout.goOn' : 'checkout.choosePay') : 'checkout.logInToBook')}
    </Wide>
  )
}

const Wide = chakra(Button, { base: { minHeight: 'control', width: 'full' } })
