/** Something the person did that the server has not yet heard of. */
export interface OutboxEntry {
  /** The idempotency key: made when the person acted, the same for every sending. */
  key: string
  /** The order in which the person acted. */
  position: number
  owner: string
  call: string
  request: Record<string, unknown>
  at: number
  attempts: number
  /** The server's word, when it refused for good: the person decides what becomes of it. */
  refusal?: string
}
