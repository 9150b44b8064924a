import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StepFrame } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { Button, QuietChoice } from '#src/ui/button.tsx'
import { TicketsDrawing } from '#src/ui/drawings/tickets.tsx'

interface Props {
  /** The name of the ordered listing. */
  of: string
  title: string
  text: string
  /** The path of the booking, once there is one. */
  booking?: string
  drawing?: ReactNode
  /** Further actions, before the link to the booking. */
  children?: ReactNode
}

/** The state of an order in a sentence, and what can be done about it. */
export function OrderNews({ of, title, text, booking, drawing = <TicketsDrawing />, children }: Props) {
  const { t } = useSpeech()
  const { history } = useRouter()
  // Only one button is the primary one.
  const ToBooking = children === undefined ? Button : QuietChoice
  return (
    <StepFrame title={of}>
      <Blank level="h2" drawing={drawing} title={title} text={text} role="alert">
        {children}
        {booking !== undefined && (
          <ToBooking type="button" onClick={() => history.push(booking)}>
            {t('pay.toBooking')}
          </ToBooking>
        )}
      </Blank>
    </StepFrame>
  )
}
