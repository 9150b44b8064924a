import { useQueryClient } from '@tanstack/react-query'
import { Blank } from '#src/ui/blank.tsx'
import { Button } from '#src/ui/button.tsx'
import { useSpeech } from './language/language.tsx'
import { LateDrawing } from './late-drawing.tsx'

interface Props {
  title: string
  text: string
  isOffline: boolean
  /** Whether it is being loaded again. */
  busy: boolean
}

/** Says why something could not be loaded, and how to go on. */
export function Missing({ title, text, isOffline, busy }: Props) {
  const { t } = useSpeech()
  const queries = useQueryClient()
  // Queries that failed on this screen failed together. The version tells whether the server is back; queries
  // that wait for that go on by themselves.
  const retry = () =>
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ state, queryKey }) => state.status === 'error' || queryKey[0] === 'version',
    })
  return (
    <Blank
      level="h2"
      role="alert"
      drawing={<LateDrawing of={isOffline ? 'lighthouse' : 'lifebuoy'} />}
      title={title}
      text={text}
    >
      <Button type="button" onClick={retry} disabled={busy}>
        {t('app.retry')}
      </Button>
    </Blank>
  )
}
