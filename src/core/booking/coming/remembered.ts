import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { type Coming, toCome } from './coming.ts'

const MOST = 5

// Stored with the answers of home, which every start has at once.
const keyOf = (language: string) => ['home', 'next bookings', language]

/**
 * The person's next bookings as far as this device knows, the next one first; undefined while it knows
 * nothing.
 */
export function useComing(now = serverNow() ?? Date.now()): readonly Coming[] | undefined {
  const { language } = useSpeech()
  const { data } = useQuery<readonly Coming[]>({
    queryKey: keyOf(language?.code ?? ''),
    queryFn: skipToken,
  })
  const waiting = useObserved(outbox.waiting)
  // A booking that the person has cancelled, while the call still waits in the outbox.
  const isLeft = ({ unique_booking_id }: Coming) =>
    waiting.some(
      ({ call, request, refusal }) =>
        call.startsWith('cancel-') &&
        request.unique_booking_id === unique_booking_id &&
        refusal === undefined,
    )
  return data && toCome(data, now).filter((it) => !isLeft(it))
}

/** Stores the next bookings of all verticals; waits while those of one are still undefined. */
export function useRememberComing(of: readonly (readonly Coming[] | undefined)[]): void {
  const queries = useQueryClient()
  const code = useSpeech().language?.code
  const known = of.flatMap((it) => it ?? [])
  const now = serverNow() ?? Date.now()
  const text = of.includes(undefined) ? undefined : JSON.stringify(toCome(known, now).slice(0, MOST))
  useEffect(() => {
    if (text !== undefined && code !== undefined) queries.setQueryData(keyOf(code), JSON.parse(text))
  }, [queries, code, text])
}
