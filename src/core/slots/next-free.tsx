import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Professional } from '#contract/entities/professional.ts'
import type { Store } from '#contract/entities/store.ts'
import type { StoreService } from '#contract/entities/store-service.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useCardTime } from '#src/core/listing/use-card-time.ts'
import { nextStartsOf, type Visit } from './queries.ts'

/**
 * The shortest service at a store that each of some people does, by their id: the next time at which they are
 * free begins there.
 */
function shortestVisits(services: readonly StoreService[], ids: readonly number[]): Map<number, Visit> {
  const visits = new Map<number, Visit>()
  for (const professional_id of ids) {
    const own = services
      .filter((it) => it.type === 'at_store')
      .flatMap(({ id, people }) => {
        const by = people.find((it) => it.professional_id === professional_id)
        return by ? [{ id, minutes: by.duration }] : []
      })
      .sort((a, b) => a.minutes - b.minutes)
    const [shortest] = own
    if (shortest) visits.set(professional_id, [{ id: shortest.id, professional_id, addons: [] }])
  }
  return visits
}

/** The words for when each of some visits can begin next, by its key; those that cannot soon are left out. */
export function useNextFree<Key>(slug: string, visits: ReadonlyMap<Key, Visit>): ReadonlyMap<Key, string> {
  const timeOf = useCardTime()
  const { data } = useQuery({ ...nextStartsOf(slug, [...visits.values()]), enabled: visits.size > 0 })
  const words = new Map<Key, string>()
  if (!data) return words
  const { timezone, starts } = data
  for (const [at, key] of [...visits.keys()].entries()) {
    const when = timeOf({ start_time: starts[at]?.[0] ?? null, end_time: null, timezone })
    if (when !== undefined) words.set(key, when)
  }
  return words
}

/** When somebody is free next. It keeps its line while that is not known yet. */
export function NextFree({ when }: { when: string | undefined }) {
  const { t } = useSpeech()
  return <Line>{when !== undefined && t('slots.nextFree', { when })}</Line>
}

/** When each of the people of a store is free next, by their id. */
export function useNextFreeOfStaff(store: Store) {
  const visits = shortestVisits(
    store.services,
    store.professionals.map((it) => it.id),
  )
  const free = useNextFree(store.slug, visits)
  return (id: number) => visits.has(id) && <NextFree when={free.get(id)} />
}

interface AtStore {
  store: { id: number; slug: string }
  professional: Professional
}

/** When a professional is free next at one of their stores. */
export function NextFreeAt({ store, professional: { id, services } }: AtStore) {
  const there = services.filter((it) => it.service_store_id === store.id)
  return <NextFree when={useNextFree(store.slug, shortestVisits(there, [id])).get(id)} />
}

const Line = chakra('span', {
  base: {
    display: 'block',
    minHeight: '1.4em',
    color: 'accent',
    fontSize: '14',
    lineHeight: '1.4',
    fontVariantNumeric: 'tabular-nums',
  },
})
