import { useQuery } from '@tanstack/react-query'
import { HandoverFrame } from '#src/core/handover/handover-frame.tsx'
import { HandoverSkeleton } from '#src/core/handover/handover-skeleton.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLoaded } from '#src/core/use-loaded.ts'
import { rentals } from '../queries.ts'

const choosing = () => import('./choosing-handover.tsx')

/** The screen on which one chooses how a rental is taken over and given back. */
export function HandoverScreen({ slug }: { slug: string }) {
  const { language } = useSpeech()
  const query = useQuery({ ...rentals.info(slug, language?.code ?? ''), enabled: language !== undefined })
  const part = useLoaded(choosing)
  return (
    <HandoverFrame vertical="rentals" slug={slug} query={query}>
      {(rental, offer, asOf) =>
        part ? <part.ChoosingHandover {...{ rental, offer, asOf }} /> : <HandoverSkeleton />
      }
    </HandoverFrame>
  )
}
