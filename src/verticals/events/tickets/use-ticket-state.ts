import type { Ticket } from '#contract/entities/ticket.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { momentAt } from '#src/lib/dates.ts'

/** What one should know of a type of ticket before one wants it: that few are left, or why there is none. */
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
