import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import type { ComponentType } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { PageSection } from '#src/core/page/section.tsx'
import { CardList } from '#src/ui/card-list.ts'
import { Note } from '#src/ui/note.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import type { HeldWatch } from './held-time.tsx'
import { slotWatches } from './queries.ts'
import { WatchCard } from './watch-card.tsx'

interface Props {
  /** The actions on a held time. */
  Offer: ComponentType<HeldWatch>
}

/**
 * The person's watches, with the times that are held for them; nothing where there are none. While they load nothing
 * is shown either: a person who had some sees those at once, and room for others would come and go.
 */
export function Watches({ Offer }: Props) {
  const { t } = useSpeech()
  const { data: watches, error, refetch } = useQuery(slotWatches())
  const failure = useFailureText(error)
  if (!watches && !error) return null
  if (watches?.length === 0) return null
  return (
    <PageSection title={t('slots.watches')}>
      {watches ? (
        <CardList>
          {watches.map((it) => (
            <li key={it.watch_id}>
              <WatchCard watch={it} Offer={Offer} />
            </li>
          ))}
        </CardList>
      ) : (
        <Note icon={CircleAlert} tone="wrong" role="status">
          <p>{failure}</p>
          <QuietButton type="button" onClick={() => void refetch()}>
            {t('app.retry')}
          </QuietButton>
        </Note>
      )}
    </PageSection>
  )
}
