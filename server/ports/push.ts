import type { PushSubscriptionKeys } from '#contract/push.ts'

/** Something for one device. */
export interface PushMessage {
  /** At most 4 kB; readable by the device alone. */
  payload: string
  /** After this it is of no use any more. */
  ttlSeconds: number
  urgency: 'normal' | 'high'
  /** A later one with the same takes the place of one that did not arrive yet. */
  topic: string
}

/** What became of it: the push service has it, the device is gone, it may go later, or it never will. */
export type PushFate =
  | { kind: 'taken' }
  | { kind: 'gone' }
  | { kind: 'later'; afterSeconds?: number | undefined }
  | { kind: 'refused'; status: number }

/** The way to people's devices, by whichever push service their browser has. */
export interface Push {
  /** With which browsers subscribe; what was subscribed with another one cannot be reached. */
  publicKey: string
  /** Whether this is the address of a push service. Anything else is never called, whoever names it. */
  accepts(endpoint: string): boolean
  /** Never rejects: what cannot be reached is `later`. */
  send(subscription: PushSubscriptionKeys, message: PushMessage): Promise<PushFate>
}
