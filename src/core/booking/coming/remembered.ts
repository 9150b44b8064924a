import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { type Coming, toCome } from './coming.ts'

const MOST = 5

// Among the answers of home, which every start has at once.
const keyOf = (language: string) => ['home', 'next bookings', language]

/** What the person has to go to, as far as this device knows, the next one first; undefined: it knows nothing yet. */
export function useComing(now = serverNow() ?? Date.now()): readonly Coming[] | undefined {
  const { language } = useSpeech()
  const { data } = useQuery<readonly Coming[]>({
    queryKey: keyOf(language?.code ?? ''),
    queryFn: skipToken,
  })
  const waiting = useObserved(outbox.waiting)
  // Somebody has said that they do not go, and the server will hear of it.
  const isLeft = ({ unique_booking_id }: Coming) =>
    waiting.some(
      ({ call, request, refusal }) =>
        call.startsWith('cancel-') &&
        request.unique_booking_id === unique_booking_id &&
        refusal === undefined,
    )
  return data && toCome(data, now).filter((it) => !isLeft(it))
}

/** Writes down what there is of every vertical; undefined: of one it is not known yet. */
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
