import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { QuietChoice } from '#src/ui/button.tsx'
import { useSpeech } from './language/language.tsx'

type Pages = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>

/** The button that loads the next page of a list, where there is one. */
export function MoreButton({ query }: { query: Pages }) {
  const { t } = useSpeech()
  if (!query.hasNextPage) return null
  return (
    <QuietChoice
      type="button"
      justifySelf="start"
      aria-busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
    >
      {t('list.more')}
    </QuietChoice>
  )
}
