import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { Card } from '#contract/entities/card.ts'
import { usePerson } from '#src/core/account/person.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Strip } from '#src/core/listing/strip.tsx'

interface Props {
  options: (language: string) => UseQueryOptions<readonly Card[], Error, readonly Card[], string[]>
}

/** What the person has looked at last; a guest, and who has looked at nothing yet, sees nothing of it. */
export function RecentStrip({ options }: Props) {
  const { t, language } = useSpeech()
  const { token } = usePerson()
  const { data = [] } = useQuery({
    ...options(language?.code ?? ''),
    enabled: token !== undefined && language !== undefined,
  })
  if (token === undefined || data.length === 0) return null
  return <Strip title={t('strip.recent')} items={data} later />
}
