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

/** What is chosen, at a time. */
export type WithTime<Chosen> = (draft: Draft<Chosen>, time: Time, hold: Draft['hold']) => DraftContent<Chosen>

/** Holds a time, so that nobody takes it meanwhile, and goes on to looking it over. */
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
    // What is free has changed: by others, or by what is held now.
    onSettled: () => queries.invalidateQueries({ queryKey: ['slots'] }),
  })
}
