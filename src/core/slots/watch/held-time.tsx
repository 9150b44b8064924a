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

/** A watch, with the time that is held for it. */
export interface HeldWatch {
  watch: SlotWatch
  offer: NonNullable<SlotWatch['offer']>
}

interface Props<Chosen, Listing, Key extends QueryKey> {
  watch: SlotWatch
  of: Sold<Chosen>
  listing: FetchQueryOptions<Listing | null, Error, Listing | null, Key>
  /** The content of a draft with the watched visit at that time. */
  contentOf: (listing: Listing) => DraftContent<Chosen>
}

/** The button that leads from a held time to its review; it says before if the draft of another listing goes. */
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
    // The review asks for a hold of its own, which is the one that this person has already.
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
