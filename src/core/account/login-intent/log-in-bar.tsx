import type { ReactNode } from 'react'
import { useAskToLogIn } from '#src/core/account/login-intent/use-ask-to-log-in.ts'
import { PriceBar } from '#src/core/listing/detail/price-bar.tsx'
import { Button } from '#src/ui/button.tsx'

/** The button with which a guest logs in and comes back to this page, where their choice is kept. */
export function LogInBar({ children }: { children: ReactNode }) {
  const ask = useAskToLogIn()
  return (
    <PriceBar>
      <Button type="button" onClick={() => ask({ why: 'cart' })}>
        {children}
      </Button>
    </PriceBar>
  )
}
