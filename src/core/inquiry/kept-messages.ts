import type { ReplyOf } from '#contract/call.ts'
import type { getInquiry } from '#contract/calls/inquiries.ts'

/** The number of messages that the server shows of one thread. */
const MOST = 200

type Thread = ReplyOf<typeof getInquiry>

/** Adds the server's new messages to a stored thread, and empties those that were removed since. */
export function upToDate(before: Thread['messages'], { inquiry, messages, removed }: Thread): Thread {
  const known = before.map((it) => (removed.includes(it.id) ? { ...it, text: '' } : it))
  return { inquiry, messages: [...known, ...messages].slice(-MOST), removed: [] }
}
