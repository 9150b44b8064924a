import * as v from 'valibot'
import { call } from '../call.ts'
import {
  inquiryReference,
  inquirySchema,
  messageSchema,
  messageText,
  replySecret,
  requestDetails,
} from '../entities/inquiry.ts'
import { count, id, shortText, slug } from '../entities/limits.ts'
import { verticalSchema } from '../verticals.ts'

const auth = 'required'
const written = { auth, idempotent: true, queued: true } as const
const decision = v.picklist(['accept', 'decline'])
const reason = v.picklist(['spam', 'rude', 'fraud', 'other'])
const thread = {
  inquiry: inquirySchema,
  messages: v.array(messageSchema),
  /** The ids of messages that the reader has and whose words were taken away since, the newest 200. */
  removed: v.optional(v.array(id), []),
}
/** The id of the last message the reader has. */
const after = v.optional(count, 0)

/**
 * Writes to whoever is behind a listing. A person has one thread per listing: where there is one, it goes on. A
 * request names a day and a number of people, and the other side accepts or declines it; no money moves. UNAVAILABLE:
 * the listing is over or the person's own, their number is not confirmed, or an answer has to come first.
 */
export const sendInquiry = call('send-inquiry', {
  request: {
    vertical: verticalSchema,
    slug,
    text: messageText,
    kind: v.optional(v.picklist(['question', 'request']), 'question'),
    details: v.optional(requestDetails, {}),
  },
  reply: { inquiry: inquirySchema },
  ...written,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'KEY_REUSED', 'IN_PROGRESS'],
})

/** Answers in a thread; with a decision, accepts or declines its request. UNAVAILABLE: it is over, or decided. */
export const answerInquiry = call('answer-inquiry', {
  request: { inquiry: inquiryReference, text: messageText, decision: v.optional(decision) },
  reply: { message: messageSchema },
  ...written,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'KEY_REUSED', 'IN_PROGRESS'],
})

/**
 * Answers in a thread by the link in a mail, without an account. `message_key` is made once per message: sent again,
 * it stays one message.
 */
export const answerByLink = call('answer-inquiry-by-link', {
  request: {
    secret: replySecret,
    text: messageText,
    decision: v.optional(decision),
    message_key: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  },
  reply: { message: messageSchema },
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

/** The person's threads, the one last written in first, and the number of threads with something unread. */
export const getInquiries = call('get-inquiries', {
  request: {
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
  },
  reply: { inquiries: v.array(inquirySchema), unread: count, next_cursor: v.optional(shortText) },
  auth,
})

/** One thread, with the newest 200 of its messages after a given one. */
export const getInquiry = call('get-inquiry', {
  request: { inquiry: inquiryReference, after },
  reply: thread,
  auth,
  errors: ['NOT_FOUND'],
})

/** One thread by the link in a mail, without an account. Notes that the thread was looked at. */
export const getInquiryByLink = call('get-inquiry-by-link', {
  request: { secret: replySecret, after },
  reply: thread,
  errors: ['NOT_FOUND'],
})

/** Notes that the thread was read up to a message. */
export const readInquiry = call('read-inquiry', {
  request: { inquiry: inquiryReference, until: id },
  reply: {},
  auth,
  queued: true,
  errors: ['NOT_FOUND'],
})

/** Ends the thread: nobody writes in it any more. */
export const closeInquiry = call('close-inquiry', {
  request: { inquiry: inquiryReference },
  reply: {},
  auth,
  queued: true,
  errors: ['NOT_FOUND'],
})

/** Freezes the thread, and has the operator look at it. */
export const reportInquiry = call('report-inquiry', {
  request: { inquiry: inquiryReference, reason },
  reply: {},
  auth,
  queued: true,
  errors: ['NOT_FOUND'],
})

/** Freezes the thread by the link in a mail, and has the operator look at it. */
export const reportByLink = call('report-inquiry-by-link', {
  request: { secret: replySecret, reason },
  reply: {},
  errors: ['NOT_FOUND'],
})
