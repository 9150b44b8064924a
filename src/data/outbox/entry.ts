import type { Card } from '#contract/entities/card.ts'

/** Something the person did that the server has not yet heard of. */
export interface OutboxEntry {
  /** The idempotency key: made when the person acted, the same for every sending. */
  key: string
  /** The order in which the person acted. */
  position: number
  owner: string
  call: string
  request: Record<string, unknown>
  /** What it is about, for screens that show that before the server does; it is not sent. */
  about?: Card
  /** What that is called, where no card is known of it. */
  title?: string
  at: number
  /** How often it may have reached the server. */
  attempts: number
  /** The server's word, when it refused for good: the person decides what becomes of it. */
  refusal?: string
  /** All that it said then. */
  answer?: Readonly<Record<string, unknown>>
  refusedAt?: number
  /** It was not sent at all any more; the refusal is then ours to word. */
  isTooOld?: true
}

/** Why what waits could not be sent yet: no answer, a server that has no time, nobody logged in. */
export interface Delay {
  why: 'network' | 'busy' | 'login'
  /** How long the server asks to be left alone. */
  afterMs?: number
}

/**
 * What became of a sending: `later` keeps everything in its place, and `isUnsent` that nothing left the device, `refused` is the server's last word on one,
 * `unknown` is a call that this version of the app does not have, and another may.
 */
export type DeliveryResult =
  | { kind: 'done' | 'unknown' }
  | { kind: 'later'; delay: Delay; isUnsent?: true }
  | { kind: 'refused'; message: string; answer: Readonly<Record<string, unknown>> }
