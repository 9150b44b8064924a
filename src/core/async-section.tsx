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
  /** The layout's own shape while it loads. */
  skeleton: ReactNode
  /** What is known of it from elsewhere, where it is not here. */
  known?: ReactNode
  children: (data: T) => ReactNode
}

/** What was loaded, its shape until then, or why it is not here and how to go on. Old content beats any of these. */
export function AsyncSection<T>({ query, skeleton, known, children }: Props<T>) {
  const { t } = useSpeech()
  const { error, isFetching } = query
  const failure = useFailureText(error)
  const isOffline = useObserved(connection) === 'offline'
  const isUnanswered = error instanceof NoAnswer && ['offline', 'timeout'].includes(error.trouble)
  if (query.data !== undefined) return children(query.data)
  // Whether it gave up or still waits for a network: to the person both are the same.
  if (query.isPaused || (isOffline && isUnanswered))
    return (
      <>
        {known}
        <Missing title={t('app.offlineTitle')} text={t('app.offlineText')} isOffline busy={isFetching} />
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
