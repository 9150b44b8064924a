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

/** What was loaded, its shape until then, or why it is not here and how to go on. Old content beats any of these. */
export function AsyncSection<T>({ query, skeleton, children }: Props<T>) {
  const { t } = useSpeech()
  const failure = useFailureText(query.error)
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <Missing title={t('app.failedTitle')} text={failure} busy={query.isFetching} />
  if (query.isPaused)
    return <Missing title={t('app.offlineTitle')} text={t('app.offlineText')} busy={false} />
  return (
    <div aria-busy="true">
      <chakra.span srOnly>{t('app.loading')}</chakra.span>
      {skeleton}
    </div>
  )
}

function Missing({ title, text, busy }: { title: string; text: string; busy: boolean }) {
  const { t } = useSpeech()
  const queries = useQueryClient()
  // What failed on this screen failed together. The version finds out whether the server is back; what waits for
  // that goes on by itself.
  const retry = () =>
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ state, queryKey }) => state.status === 'error' || queryKey[0] === 'version',
    })
  return (
    <Section role="alert">
      <chakra.h2 fontSize="20" fontWeight="bold">
        {title}
      </chakra.h2>
      <chakra.p color="muted">{text}</chakra.p>
      <Button type="button" onClick={retry} disabled={busy}>
        {t('app.retry')}
      </Button>
    </Section>
  )
}

const Section = chakra('section', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', paddingBlock: '6' },
})
