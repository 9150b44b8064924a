import { useState } from 'react'
import * as v from 'valibot'
import { storedValue } from '#src/data/stored-value.ts'

const draftSchema = v.object({
  text: v.string(),
  day: v.optional(v.string(), ''),
  people: v.optional(v.string(), ''),
})
/** What somebody has begun to write and not sent. */
export type MessageDraft = v.InferOutput<typeof draftSchema>

const MOST = 30
const none: MessageDraft = { text: '', day: '', people: '' }
// As it was when it was left, also after a login in between; whoever logs out takes it along.
const stored = storedValue('message drafts', v.record(v.string(), draftSchema))

function keep(key: string, draft: MessageDraft | undefined): void {
  const { [key]: _, ...others } = stored.get() ?? {}
  const rest = Object.entries(others).slice(1 - MOST)
  stored.set(Object.fromEntries(draft ? [...rest, [key, draft]] : rest))
}

/** A draft by what it belongs to, written down as it is typed. */
export function useMessageDraft(key: string) {
  const [draft, setDraft] = useState(() => stored.get()?.[key] ?? none)
  return {
    draft,
    change(part: Partial<MessageDraft>) {
      const next = { ...draft, ...part }
      setDraft(next)
      keep(key, next)
    },
    forget() {
      setDraft(none)
      keep(key, undefined)
    },
  }
}
