import { type FetchQueryOptions, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import type { SlotWatch } from '#contract/entities/slot-watch.ts'
import { isElsewhere } from '#src/core/checkout/is-elsewhere.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { DraftContent } from '#src/data/checkout/drafts.ts'
import { Note } from '#src/ui/note.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'

/** What somebody waited for, and the time that is held for them. */
export interface HeldWatch {
  watch: SlotWatch
  offer: NonNullable<SlotWatch['offer']>
}

interface Props<Chosen, Listing, Key extends QueryKey> {
  watch: SlotWatch
  of: Sold<Chosen>
  listing: FetchQueryOptions<Listing | null, Error, Listing | null, Key>
  /** What they waited for at that time, as it is chosen there now. */
  contentOf: (listing: Listing) => DraftContent<Chosen>
}

/** One tap from a time that is held to looking it over. What was chosen elsewhere makes room, and that is said before. */
export function HeldTime<Chosen, Listing, Key extends QueryKey>({
  watch,
  of,
  listing,
  contentOf,
}: Props<Chosen, Listing, Key>) {
  const { t } = useSpeech()
  const queries = useQueryClient()
  const draft = useObserved(of.drafts.current)
  const router = useRouter()
  const booking = useMutation({
    mutationFn: async () => {
      const found = await queries.fetchQuery(listing)
      if (!found) throw new Error(`${watch.slug} is gone.`)
      await of.drafts.change(() => contentOf(found))
    },
    // There it is asked for what holds it, which is theirs already.
    onSuccess: () => router.navigate({ to: of.paths.review, params: { slug: watch.slug } }),
  })
  const failure = useFailureText(booking.error)
  return (
    <>
      {isElsewhere(draft, watch.slug) && (
        <span>{t(of.texts.replaceText, { title: draft.listing.title })}</span>
      )}
      {booking.error && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {failure}
        </Note>
      )}
      <WorkButton type="button" working={booking.isPending} onClick={() => booking.mutate()}>
        {t('checkout.bookNow')}
      </WorkButton>
    </>
  )
}
