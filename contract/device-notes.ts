import * as v from 'valibot'

/**
 * The cache in which page and worker leave notes for each other. The worker runs when no page does, and then has no
 * other way to know the person's language; the page has none to learn what happened meanwhile.
 */
export const notesCache = 'notes'

/** The addresses of these notes, which no server answers. */
export const noteAddress = { words: '/.notes/words', subscription: '/.notes/subscription' } as const

/** The words in which the worker speaks by itself, in the person's language. */
export const workerWordsSchema = v.object({
  language: v.string(),
  direction: v.picklist(['ltr', 'rtl']),
  title: v.string(),
  news: v.string(),
})
/** The words in which the worker speaks by itself. */
export type WorkerWords = v.InferOutput<typeof workerWordsSchema>

/** A push subscription the browser replaced while no page was open: the server still sends to the old one. */
export const changedSubscriptionSchema = v.object({
  oldEndpoint: v.nullable(v.string()),
  /** The new subscription, from `PushSubscription.toJSON()`; null where the browser would not subscribe again. */
  subscription: v.nullable(
    v.object({
      endpoint: v.pipe(v.string(), v.url()),
      keys: v.object({ p256dh: v.string(), auth: v.string() }),
    }),
  ),
})
/** A push subscription the browser replaced. */
export type ChangedSubscription = v.InferOutput<typeof changedSubscriptionSchema>
