import * as v from 'valibot'
import { count } from './entities/limits.ts'

// Browsers read \ as / and drop control characters, so either could turn a path into another origin.
const path = /^\/(?![/\\])[^\p{Cc}\\]*$/u

/** A path of ours, or the start for anything that would lead elsewhere. */
export function ownPath(text: unknown): string {
  return typeof text === 'string' && path.test(text) ? text : '/'
}

/** The payload of a push: shown as it is, in the language the person reads. */
export const pushPayloadSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  body: v.optional(v.pipe(v.string(), v.maxLength(1_000)), ''),
  /** The path that a tap leads to. */
  path: v.optional(v.pipe(v.unknown(), v.transform(ownPath)), '/'),
  /** A newer notification with the same tag takes the place of the older one. */
  tag: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** The number of unread notifications, this one included: the number on the app's icon. */
  unread: v.optional(count),
  lang: v.optional(v.pipe(v.string(), v.maxLength(35))),
  dir: v.optional(v.picklist(['ltr', 'rtl'])),
})
/** The payload of a push. */
export type PushPayload = v.InferOutput<typeof pushPayloadSchema>

/** A browser's push subscription, as `PushSubscription.toJSON()` writes it. */
export const pushSubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(2_000)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}(?:==)?$/)),
  }),
})
/** A browser's push subscription. */
export type PushSubscriptionKeys = v.InferOutput<typeof pushSubscriptionSchema>
