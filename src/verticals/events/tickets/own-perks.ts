import { useQuery } from '@tanstack/react-query'
import { ownPerks } from '#contract/bill/own-perks.ts'
import { usePerson } from '#src/core/account/person.ts'
import type { OwnPerks } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { events } from '#src/verticals/events/queries.ts'

/** The person's points at the host of an event, from its page as last read. */
export function useOwnPerksOfEvent(slug: string): OwnPerks | undefined {
  const { language } = useSpeech()
  const isSomebody = usePerson().token !== undefined
  const { data } = useQuery({
    ...events.info(slug, language?.code ?? ''),
    enabled: language !== undefined && isSomebody,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ? ownPerks('event', data) : undefined
}
