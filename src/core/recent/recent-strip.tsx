import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Card } from '#contract/entities/card.ts'
import { usePerson } from '#src/core/account/person.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Strip } from '#src/core/listing/strip.tsx'
import { useChosenLocation } from '#src/core/location/location.ts'
import { seenFrom } from '#src/core/location/seen-from.ts'

interface Props {
  options: (language: string) => UseQueryOptions<readonly Card[], Error, readonly Card[], string[]>
}

/** The listings that the person viewed last; nothing for guests, or where there are none. */
export function RecentStrip({ options }: Props) {
  const { t, language } = useSpeech()
  const { token } = usePerson()
  const location = useChosenLocation()
  const { data } = useQuery({
    ...options(language?.code ?? ''),
    enabled: token !== undefined && language !== undefined,
  })
  const items = useMemo(() => data?.map((it) => seenFrom(location, it)) ?? [], [data, location])
  if (token === undefined || items.length === 0) return null
  return <Strip title={t('strip.recent')} items={items} later />
}
