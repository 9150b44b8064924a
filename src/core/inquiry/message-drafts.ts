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
const draftsSchema = v.record(v.string(), draftSchema)
const drafts = {
  /** As it was when it was left, also after a login in between; whoever logs out takes it along. */
  onDevice: storedValue('message drafts', draftsSchema),
  /** Of who never logs in, and so never out: the device may be another's. Gone with the tab. */
  inTab: storedValue('message drafts', draftsSchema, 'sessionStorage'),
}

/** A draft by what it belongs to, written down as it is typed. */
export function useMessageDraft(key: string, where: keyof typeof drafts = 'onDevice') {
  const stored = drafts[where]
  const [draft, setDraft] = useState(() => stored.get()?.[key] ?? none)
  const keep = (written: MessageDraft | undefined) => {
    const { [key]: _, ...others } = stored.get() ?? {}
    const rest = Object.entries(others).slice(1 - MOST)
    stored.set(Object.fromEntries(written ? [...rest, [key, written]] : rest))
  }
  return {
    draft,
    change(part: Partial<MessageDraft>) {
      const next = { ...draft, ...part }
      setDraft(next)
      keep(next)
    },
    forget() {
      setDraft(none)
      keep(undefined)
    },
  }
}
