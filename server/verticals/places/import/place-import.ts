import * as v from 'valibot'
import { webAddress } from '#contract/entities/web-address.ts'
import { type HoursFinding, readSchedule, readSpans } from '#contract/place/schedule.ts'
import { hoursProblems } from '#contract/place/schedule-problems.ts'
import type { Span } from '#contract/place/spans.ts'
import { writtenSpans } from '#contract/place/written-spans.ts'
import type { Tx } from '#server/db/database.ts'
import { RowRefused } from '#server/modules/imports/findings.ts'
import { type ImportContext, importable, type Taken } from '#server/modules/imports/importable.ts'
import { amountOf, listingOf, newListing, slugFor } from '#server/modules/imports/listing-import.ts'
import { addListing, changeListing } from '#server/modules/imports/repo.ts'
import * as schedule from '../schedule/repo.ts'
import { storedDay, storedWeek } from '../schedule/stored-hours.ts'
import { type PlaceRow, placeRowSchema } from './place-row.ts'
import * as repo from './repo.ts'

/** Imports places, each row written whole. A place cannot be booked, so nobody has to be told of a change. */
export const importedPlaces = importable(
  'places out of a JSON file (docs/import.md); --dry-run only says what would be',
  placeRowSchema,
  takePlace,
)

async function takePlace(tx: Tx, row: PlaceRow, { now, currency }: ImportContext): Promise<Taken> {
  const own = placeOf(row)
  const days = daysOf(row)
  const known = await repo.lockImported(tx, row.id)
  const of = { vertical: 'places', kind: '' } as const
  const listing = {
    ...(await listingOf(tx, row, { ...of, owner: row.business, currency })),
    slug: await slugFor(tx, row, known, 'place'),
    price_minor: typeof row.price === 'number' ? amountOf(row.price, currency, 'price') : null,
    pricing_type: typeof row.price === 'number' ? 'per_head' : '',
  }
  if (known) await changeListing(tx, known.id, listing, now)
  const isNew = { ...newListing(row, { ...of, now }), ...listing }
  const listing_id = known?.id ?? (await addListing(tx, isNew))
  const isOther = await repo.putPlace(tx, { listing_id, ...own })
  const before = await schedule.ownDays(tx, listing_id)
  await schedule.dropOwnDays(tx, listing_id)
  for (const day of days) await schedule.putDay(tx, { listing_id, ...day })
  await schedule.followHolidays(tx, { listingId: listing_id })
  const hasOtherDays = before !== (await schedule.ownDays(tx, listing_id))
  if (known && (isOther || hasOtherDays)) await schedule.noteChange(tx, listing_id, now)
  return { kind: known ? 'known' : 'new', told: 0 }
}

function placeOf(row: PlaceRow) {
  if (row.closed_until && row.state !== 'closed_for_now')
    throw new RowRefused('closed_until', 'is for what is closed_for_now')
  const { week, findings } = readSchedule(row.schedule ?? {})
  refuse(findings, 'schedule')
  const { holiday_hours: holidays } = row
  const onHolidays = Array.isArray(holidays) ? writtenSpans(spansOf(holidays, 'holiday_hours')) : holidays
  return {
    ...storedWeek(week),
    region: row.region,
    holiday_hours: onHolidays === null || onHolidays === undefined ? null : JSON.stringify(onHolidays),
    state: row.state,
    closed_until: row.closed_until ?? null,
    note: row.note,
    hours_checked_on: row.hours_checked_on ?? null,
    amenities: JSON.stringify(row.amenities),
    price_range: row.average_price_range,
    contacts: JSON.stringify(contactsOf(row)),
    video_links: JSON.stringify(row.video_links),
    google_map_url: row.google_map_url ?? null,
  }
}

function daysOf({ special_days: days }: PlaceRow) {
  return days.map(({ day, hours, name }, at) => {
    if (days.findIndex((it) => it.day === day) < at)
      throw new RowRefused(`special_days.${at}.day`, `${day} stands twice`)
    return { day, name, ...storedDay(hours && spansOf(hours, `special_days.${at}.hours`)) }
  })
}

function spansOf(hours: readonly unknown[], path: string): Span[] {
  const { spans, findings } = readSpans(hours, '')
  refuse(findings, path)
  return spans
}

function refuse([first]: readonly HoursFinding[], path: string): void {
  if (!first) return
  const at = [path, ...first.at.split(' ').filter((it) => it !== '')].join('.')
  throw new RowRefused(at, hoursProblems[first.problem])
}

/** The contacts of a place, of whose links only `https:` ones are kept. */
function contactsOf({ contacts: { website, links, ...contacts } }: PlaceRow) {
  return {
    ...contacts,
    website: v.is(webAddress, website) ? website : null,
    links: links.filter(({ url }) => v.is(webAddress, url)),
  }
}
