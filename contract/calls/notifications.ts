import * as v from 'valibot'
import { call } from '../call.ts'
import { count, id, shortText } from '../entities/limits.ts'
import { notificationSchema } from '../entities/notification.ts'

const auth = 'required'

/** Lists the person's notifications, the newest first, and counts all that are unread. */
export const getNotifications = call('get-notifications', {
  request: {
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
  },
  reply: { data: v.array(notificationSchema), unread: count, next_cursor: v.optional(shortText) },
  auth,
})

/** Marks these notifications as read, or with `until` that one and all before it. A read one stays read. */
export const readNotifications = call('read-notifications', {
  request: {
    ids: v.optional(v.pipe(v.array(id), v.maxLength(500)), []),
    until: v.optional(id),
  },
  reply: { unread: count },
  auth,
  queued: true,
})

/** The key with which a browser subscribes to our pushes; null where there are none. */
export const getPushKey = call('get-push-key', {
  request: {},
  reply: { public_key: v.nullable(shortText) },
  auth,
})
