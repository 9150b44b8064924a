import * as v from 'valibot'
import { instantSchema, wallClockSchema } from '../time.ts'
import { pictureUrl } from './card.ts'
import { count, id, knownWord, shortText, slug } from './limits.ts'

/** The states in which a thread goes on: both sides write. In every other state it is over. */
export const goingStates = ['open', 'accepted'] as const
/** Whether a thread goes on. */
export const goesOn = (state: string): boolean => goingStates.some((it) => it === state)

/** Whether a thread is shut for good: there is nothing left to end or to report. */
export const isShut = (state: string): boolean => state === 'closed' || state === 'blocked'

/** The most letters that one message may have. */
export const MOST_MESSAGE_LETTERS = 2_000

/** The reference by which a thread is known to those in it. */
export const inquiryReference = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))

/** The secret of a link in a mail: 128 bits nobody can guess. */
export const replySecret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))

/** The text of a message: plain, and not empty. */
export const messageText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.check((text) => [...text].length <= MOST_MESSAGE_LETTERS),
)

/** A day by the calendar at the listing: `2026-06-01`. */
const dayText = v.pipe(
  v.string(),
  v.check((day) => v.is(wallClockSchema, `${day} 00:00`)),
)

/** The details of a request beside its words. */
export const requestDetails = v.object({
  day: v.optional(dayText),
  people: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))),
})

/** A thread as one of its two sides sees it. */
export const inquirySchema = v.object({
  inquiry: inquiryReference,
  listing: v.object({
    vertical: shortText,
    kind: shortText,
    slug,
    title: shortText,
    cover_image: pictureUrl,
    cover_color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  }),
  /** The reader's side. */
  side: knownWord(['asker', 'other']),
  /** The name of the other side. */
  with: shortText,
  /** Whether the other side has an account younger than a day, at the time of reading. */
  is_new_account: v.boolean(),
  kind: knownWord(['question', 'request']),
  details: v.object({ day: v.optional(shortText), people: v.optional(count) }),
  state: knownWord(['open', 'accepted', 'declined', 'closed', 'blocked']),
  /** Whether the reader may write now. */
  can_write: v.boolean(),
  last_text: v.string(),
  last_is_mine: v.boolean(),
  last_at: instantSchema,
  is_unread: v.boolean(),
})
/** A thread as one of its two sides sees it. */
export type Inquiry = v.InferOutput<typeof inquirySchema>

/** One message of a thread. */
export const messageSchema = v.object({
  id,
  /** The writer: the reader, the other side, or the marketplace. */
  from: knownWord(['me', 'them', 'house']),
  /** Plain text; empty where its writer is gone or it was taken away. */
  text: v.string(),
  created_at: instantSchema,
})
/** One message of a thread. */
export type InquiryMessage = v.InferOutput<typeof messageSchema>
