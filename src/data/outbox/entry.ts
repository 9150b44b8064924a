import type { Card } from '#contract/entities/card.ts'

/** An action of the person that the server has not heard of yet. */
export interface OutboxEntry {
  /** The idempotency key: made when the person acted, the same for every sending. */
  key: string
  /** The order in which the person acted. */
  position: number
  owner: string
  call: string
  request: Record<string, unknown>
  /** The card of its subject, for screens that show it before the server does; it is not sent. */
  about?: Card
  /** The title of its subject, where there is no card. */
  title?: string
  at: number
  /** The number of sendings that may have reached the server. */
  attempts: number
  /** The server's final refusal: the person decides what becomes of the entry. */
  refusal?: string
  /** The whole answer of the refusal. */
  answer?: Readonly<Record<string, unknown>>
  refusedAt?: number
  /** Whether the entry was too old to be sent; the text of the refusal is then ours. */
  isTooOld?: true
}

/** The reason why the outbox cannot be sent yet: no answer, a busy server, or nobody logged in. */
export interface Delay {
  why: 'network' | 'busy' | 'login'
  /** The time for which the server asks to be left alone. */
  afterMs?: number
}

/**
 * The outcome of a sending: `later` keeps everything in its place, and `isUnsent` says that nothing left the
 * device, `refused` is the server's last word on one, `unknown` is a call that this version of the app does
 * not have, and another may.
 */
export type DeliveryResult =
  | { kind: 'done' | 'unknown' }
  | { kind: 'later'; delay: Delay; isUnsent?: true }
  | { kind: 'refused'; message: string; answer: Readonly<Record<string, unknown>> }
