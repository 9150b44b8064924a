import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { answerInquiry } from '#contract/calls/inquiries.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { OutboxEntry } from '#src/data/outbox/entry.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { personHere } from '#src/data/owner.ts'

/** A thread's messages in the outbox, in the order in which they are sent, and the actions on them. */
export function usePendingMessages(inquiry: string) {
  const queries = useQueryClient()
  const waiting = useObserved(outbox.waiting).filter(
    (it) => it.call === answerInquiry.name && it.request.inquiry === inquiry,
  )
  const delay = useObserved(outbox.delay)
  // A message leaves the outbox before the thread is read anew; until then it is shown from here.
  const [leaving, setLeaving] = useState<readonly OutboxEntry[]>([])
  const before = useRef<readonly OutboxEntry[]>(waiting)
  const discarded = useRef(new Set<string>())
  const keys = waiting.map((it) => it.key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the outbox holds other messages of this thread
  useEffect(() => {
    const here = new Set(waiting.map((it) => it.key))
    const gone = before.current.filter(
      (it) => !here.has(it.key) && it.refusal === undefined && !discarded.current.has(it.key),
    )
    before.current = waiting
    if (gone.length === 0) return
    setLeaving((those) => [...those, ...gone])
    void queries.invalidateQueries({ queryKey: ['inquiries'] })
    void queries
      .invalidateQueries({ queryKey: ['inquiry', inquiry] })
      .finally(() => setLeaving((those) => those.filter((it) => !gone.includes(it))))
  }, [keys])
  return {
    pending: [...leaving, ...waiting],
    isHeldUp: delay !== undefined,
    write: (text: string, decision?: 'accept' | 'decline') =>
      outbox.add({
        owner: personHere().owner,
        call: answerInquiry.name,
        request: { inquiry, text, ...(decision ? { decision } : {}) },
      }),
    discard(key: string) {
      discarded.current.add(key)
      return outbox.discard(key)
    },
    tryAgain: (key: string) => outbox.tryAgain(key),
  }
}
