import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { askForHold } from '#src/core/checkout/hold/ask-for-hold.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import type { DraftContent } from '#src/data/checkout/drafts.ts'

interface Time {
  start: string
  end: string
}

/** Makes the content of a draft at a time, with the hold on it. */
export type WithTime<Chosen> = (draft: Draft<Chosen>, time: Time, hold: Draft['hold']) => DraftContent<Chosen>

/** Holds a time, so that nobody else takes it, and goes on to the review of the draft. */
export function useHoldTime<Chosen>(of: Sold<Chosen>, withTime: WithTime<Chosen>) {
  const queries = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: async ({ draft, ...time }: Time & { draft: Draft<Chosen> }) => {
      const now = of.drafts.current.value ?? draft
      const { server_time: _, ...hold } = await askForHold(of, { ...now, ...withTime(now, time, now.hold) })
      await of.drafts.change((it) => (it?.id === now.id ? withTime(it, time, hold) : it))
    },
    onSuccess: (_, { draft }) =>
      router.navigate({ to: of.paths.review, params: { slug: draft.listing.slug } }),
    // The free times have changed: others have booked, or this hold takes some.
    onSettled: () => queries.invalidateQueries({ queryKey: ['slots'] }),
  })
}
