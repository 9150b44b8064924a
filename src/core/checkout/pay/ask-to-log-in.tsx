import { useAskToLogIn } from '#src/core/account/login-intent/use-ask-to-log-in.ts'
import { StepFrame } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { Button } from '#src/ui/button.tsx'
import { TicketsDrawing } from '#src/ui/drawings/tickets.tsx'

/** Asks a guest who came to the checkout by a link to log in: every order belongs to an account. */
export function AskToLogIn({ title }: { title: string }) {
  const { t } = useSpeech()
  const ask = useAskToLogIn()
  return (
    <StepFrame title={title}>
      <Blank level="h2" drawing={<TicketsDrawing />} title={t('checkout.logInToBook')} text={t('ask.cart')}>
        <Button type="button" onClick={() => ask({ why: 'cart' })}>
          {t('login.action')}
        </Button>
      </Blank>
    </StepFrame>
  )
}
