import type { PushSubscriptionKeys } from '#contract/push.ts'

/** A message for one device. */
export interface PushMessage {
  /** The content, at most 4 kB. Only the device can read it. */
  payload: string
  /** How long the message is of use. */
  ttlSeconds: number
  urgency: 'normal' | 'high'
  /** A later message with the same topic replaces one that has not arrived yet. */
  topic: string
}

/**
 * The result: the push service has the message, the device is gone, it may be sent later, or it never will
 * be.
 */
export type PushFate =
  | { kind: 'taken' }
  | { kind: 'gone' }
  | { kind: 'later'; afterSeconds?: number | undefined }
  | { kind: 'refused'; status: number }

/** Sends messages to devices, by the push service of each browser. */
export interface Push {
  /** The key with which browsers subscribe. Devices that subscribed with another one cannot be reached. */
  publicKey: string
  /** Whether this is the address of a push service. Other addresses are never called, whoever names them. */
  accepts(endpoint: string): boolean
  /** Sends a message. It never rejects: where the service is not reached, the result is `later`. */
  send(subscription: PushSubscriptionKeys, message: PushMessage): Promise<PushFate>
}
