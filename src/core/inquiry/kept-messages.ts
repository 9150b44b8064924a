import type { ReplyOf } from '#contract/call.ts'
import type { getInquiry } from '#contract/calls/inquiries.ts'

/** As many as the server shows of one thread. */
const MOST = 200

type Thread = ReplyOf<typeof getInquiry>

/** A thread that is here, brought up to what the server says of it now: its new messages, and those taken away since. */
export function upToDate(before: Thread['messages'], { inquiry, messages, removed }: Thread): Thread {
  const known = before.map((it) => (removed.includes(it.id) ? { ...it, text: '' } : it))
  return { inquiry, messages: [...known, ...messages].slice(-MOST), removed: [] }
}
