import * as v from 'valibot'
import { instantSchema } from '../time.ts'
import { id, shortText } from './limits.ts'

/** Something a person was told, in words of their language. */
export const notificationSchema = v.object({
  id,
  /** The kind: `confirmed`, `cancelled`, `reminder_day` and the like. */
  kind: shortText,
  title: v.pipe(v.string(), v.maxLength(200)),
  body: v.pipe(v.string(), v.maxLength(1_000)),
  /** The path that it leads to. */
  path: shortText,
  /** The tag of the push that told the same, by which the device finds it. */
  tag: shortText,
  created_at: instantSchema,
  is_read: v.boolean(),
})
/** Something a person was told. */
export type Notification = v.InferOutput<typeof notificationSchema>
