import type { Ticket } from '#contract/entities/ticket.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { momentAt } from '#src/lib/dates.ts'

/** The text for the stock of a type of ticket: few are left, or why there are none. */
export function useTicketState(
  { remaining, sales }: Pick<Ticket, 'remaining' | 'sales'>,
  timezone: string,
): string | undefined {
  const { t, language } = useSpeech()
  if (sales.state === 'sold_out') return t('event.soldOut')
  if (sales.state === 'closed') return t('event.closed')
  if (sales.state === 'not_open')
    return sales.opens_at
      ? t('event.ticketFrom', { time: momentAt(sales.opens_at, timezone, language?.code ?? 'en') })
      : t('event.notOpen')
  return sales.state === 'other' || remaining === null ? undefined : t('event.remaining', { n: remaining })
}
