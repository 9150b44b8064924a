import { useState } from 'react'
import * as v from 'valibot'
import { storedValue } from '#src/data/stored-value.ts'

const draftSchema = v.object({
  text: v.string(),
  day: v.optional(v.string(), ''),
  people: v.optional(v.string(), ''),
})
/** A message that was begun and not sent. */
export type MessageDraft = v.InferOutput<typeof draftSchema>

const MOST = 30
const none: MessageDraft = { text: '', day: '', people: '' }
const draftsSchema = v.record(v.string(), draftSchema)
const drafts = {
  /** Drafts that stay as they were left, even after a login in between; a logout deletes them. */
  onDevice: storedValue('message drafts', draftsSchema),
  /** Drafts of people without an account, who never log out: the device may be shared, so they go with the tab. */
  inTab: storedValue('message drafts', draftsSchema, 'sessionStorage'),
}

/** The draft for a conversation or listing, stored as it is typed. */
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
