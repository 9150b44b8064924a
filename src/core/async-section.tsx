import { chakra } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { connection } from '#src/data/connection/report.ts'
import { NoAnswer } from '#src/data/provider/errors.ts'
import { useSpeech } from './language/language.tsx'
import { useFailureText } from './language/use-failure-text.ts'
import { Missing } from './missing.tsx'
import { useObserved } from './use-observed.ts'

interface Props<T> {
  query: UseQueryResult<T>
  /** The shape of the layout, shown while it loads. */
  skeleton: ReactNode
  /** The data that is known from elsewhere, shown where the query has none. */
  known?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * The data of a query; its skeleton while it loads; or why it is missing and how to go on. Old data beats any
 * of these.
 */
export function AsyncSection<T>({ query, skeleton, known, children }: Props<T>) {
  const { t } = useSpeech()
  const { error, isFetching } = query
  const failure = useFailureText(error)
  const state = useObserved(connection)
  const isUnanswered = error instanceof NoAnswer && ['offline', 'timeout'].includes(error.trouble)
  if (query.data !== undefined) return children(query.data)
  // Whether the query gave up or is still waiting for a network makes no difference to the person.
  if (query.isPaused || (state !== 'online' && isUnanswered))
    return (
      <>
        {known}
        <Missing
          title={t(state === 'slow' ? 'app.slow' : 'app.offlineTitle')}
          text={t(state === 'slow' ? 'error.network' : 'app.offlineText')}
          isOffline
          busy={isFetching}
        />
      </>
    )
  if (error)
    return (
      <>
        {known}
        <Missing title={t('app.failedTitle')} text={failure} isOffline={isUnanswered} busy={isFetching} />
      </>
    )
  return (
    <div aria-busy="true">
      <chakra.span srOnly>{t('app.loading')}</chakra.span>
      {skeleton}
    </div>
  )
}
