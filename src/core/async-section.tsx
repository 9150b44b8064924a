import { chakra } from '@chakra-ui/react'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useSpeech } from './language/language.tsx'
import { useFailureText } from './language/use-failure-text.ts'

interface Props<T> {
  query: UseQueryResult<T>
  /** The layout's own shape while it loads. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** What was loaded, its shape until then, or what went wrong and how to go on. Old content beats an error. */
export function AsyncSection<T>({ query, skeleton, children }: Props<T>) {
  const { t } = useSpeech()
  const failure = useFailureText(query.error)
  const queries = useQueryClient()
  // What failed on this screen failed together, so it is asked for again together.
  const retry = () =>
    void queries.refetchQueries({ type: 'active', predicate: (it) => it.state.status === 'error' })
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <Failure role="alert">
        <chakra.h2 fontSize="20" fontWeight="bold">
          {t('app.failedTitle')}
        </chakra.h2>
        <chakra.p color="muted">{failure}</chakra.p>
        <Button type="button" onClick={retry} disabled={query.isFetching}>
          {t('app.retry')}
        </Button>
      </Failure>
    )
  }
  return (
    <div aria-busy="true">
      <chakra.span srOnly>{t('app.loading')}</chakra.span>
      {skeleton}
    </div>
  )
}

const Failure = chakra('section', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', paddingBlock: '6' },
})
