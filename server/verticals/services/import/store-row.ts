import * as v from 'valibot'
import { pictureUrl } from '#contract/entities/card.ts'
import { slug } from '#contract/entities/limits.ts'
import { webAddress } from '#contract/entities/web-address.ts'
import { dayRow, hoursEntries } from '#server/modules/imports/hours-row.ts'
import {
  amount,
  arrivalEntry,
  line,
  listingEntries,
  maybe,
  ownerRow,
} from '#server/modules/imports/listing-row.ts'

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))
/** A length in minutes, in whole fives. */
const minutes = (least: number, most: number) => v.pipe(whole(least, most), v.multipleOf(5))
const duration = minutes(5, 1_440)
const content = v.optional(v.pipe(v.string(), v.maxLength(20_000)), '')

/** Under which services stand together: one that is there, or one that is made where it is new. */
const subCategoryRow = v.union([
  slug,
  v.strictObject({
    slug,
    names: v.pipe(
      v.record(line(8), line(100)),
      v.check((it) => 'en' in it, 'needs en'),
    ),
  }),
])

const kind = v.pipe(slug, v.maxLength(40))
const resourceRow = v.strictObject({
  name: line(100),
  /** What a service needs; resources of one kind stand in for each other. */
  kind,
  units: v.optional(whole(1, 50), 1),
})
/** What a store has for visits besides people, in an import file. */
export type ResourceRow = v.InferOutput<typeof resourceRow>

const serviceRow = v.strictObject({
  name: line(200),
  content,
  sub_category: maybe(subCategoryRow),
  type: v.optional(v.picklist(['at_store', 'at_home', 'collect']), 'at_store'),
  duration,
  price: amount,
  /** A pause in which it runs by itself: from so many minutes after it began, for so many. */
  gap_at: v.optional(minutes(0, 1_440), 0),
  gap_minutes: v.optional(minutes(0, 1_440), 0),
  before_minutes: v.optional(minutes(0, 240), 0),
  after_minutes: v.optional(minutes(0, 240), 0),
  /** The kinds of resources of which it takes one unit each. */
  needs: v.optional(v.pipe(v.array(kind), v.maxLength(5)), []),
  is_active: v.optional(v.boolean(), true),
})
/** A service of a store in an import file. */
export type ServiceRow = v.InferOutput<typeof serviceRow>

const staffRow = v.strictObject({
  /** The same at every store where they work. */
  id: line(100),
  slug: maybe(slug),
  name: line(200),
  content,
  cover_image: pictureUrl,
  role: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  ...hoursEntries,
  /** The services they do, by name; with a price or a length of their own if they have one. */
  services: v.pipe(
    v.array(
      v.pipe(
        v.union([
          line(200),
          v.strictObject({ name: line(200), price: maybe(amount), duration: maybe(duration) }),
        ]),
        v.transform((it) => (typeof it === 'string' ? { name: it } : it)),
      ),
    ),
    v.maxLength(500),
  ),
})
/** Somebody who works at a store, in an import file. */
export type StaffRow = v.InferOutput<typeof staffRow>

// A store has no link of its own to a map.
const { google_map_url: _, ...entries } = listingEntries

/**
 * The schema of a store in an import file, described for people in docs/import.md. Fields it does not name
 * are refused.
 */
export const storeRowSchema = v.strictObject({
  ...entries,
  ...arrivalEntry,
  ...hoursEntries,
  business: ownerRow,
  region: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  on_holidays: maybe(v.picklist(['usual', 'closed'])),
  state: v.optional(v.picklist(['open', 'closed_for_now', 'closed_for_good']), 'open'),
  closed_until: maybe(dayRow),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  hours_checked_on: maybe(dayRow),
  phone: maybe(line(40)),
  website: maybe(webAddress),
  /** The steps at which a visit can begin; how long before, and how many days ahead it can be booked. */
  step_minutes: v.optional(v.picklist([5, 10, 15, 20, 30, 60]), 15),
  lead_minutes: v.optional(whole(0, 43_200), 60),
  horizon_days: v.optional(whole(1, 365), 60),
  most_minutes: v.optional(whole(5, 1_440), 480),
  /** How many visits to come one person may have that are paid at the store; left out, as many as they like. */
  most_unpaid: maybe(whole(1, 50)),
  resources: v.optional(v.pipe(v.array(resourceRow), v.maxLength(50)), []),
  services: v.pipe(v.array(serviceRow), v.maxLength(500)),
  staff: v.optional(v.pipe(v.array(staffRow), v.maxLength(200)), []),
})
/** A store as a row of an import file. */
export type StoreRow = v.InferOutput<typeof storeRowSchema>
