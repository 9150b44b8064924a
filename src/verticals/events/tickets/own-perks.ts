import { useQuery } from '@tanstack/react-query'
import { ownPerks } from '#contract/bill/own-perks.ts'
import type { Event } from '#contract/entities/event.ts'
import { usePerson } from '#src/core/account/person.ts'
import type { OwnPerks } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { events } from '#src/verticals/events/queries.ts'

/** What a person has at the host of an event, of its page as last read. */
export function useOwnPerksOfEvent(slug: string): OwnPerks | undefined {
  const { language } = useSpeech()
  const isSomebody = usePerson().token !== undefined
  const { data } = useQuery({
    ...events.info(slug, language?.code ?? ''),
    enabled: language !== undefined && isSomebody,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ? perksOf(data) : undefined
}

function perksOf({ business, ...own }: Event): OwnPerks {
  const given = business && {
    active: business.event_cashback_active,
    redeem_percent: business.event_cashback_redeem_percent,
    max_amount: business.event_max_cashback_redeem_amount,
  }
  return ownPerks(given, own)
}
