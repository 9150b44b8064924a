import { escapedText, foldedLine, stampOf } from '#contract/ical-lines.ts'

/** An entry of a calendar that we publish. */
export interface WrittenEntry {
  /** The slug of what or who is taken, by which our own entries are known where they come back. */
  slug: string
  from: Date
  until: Date
  summary: string
}

/** Writes a calendar in the format of RFC 5545. */
export function writeCalendar(
  entries: readonly WrittenEntry[],
  { product, host, now }: { product: string; host: string; now: Date },
): string {
  const lines = entries.flatMap(({ slug, from, until, summary }) => [
    'BEGIN:VEVENT',
    `UID:${slug}-${stampOf(from)}-${stampOf(until)}@${host}`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART:${stampOf(from)}`,
    `DTEND:${stampOf(until)}`,
    `SUMMARY:${escapedText(summary)}`,
    'END:VEVENT',
  ])
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//Quayside//${product}//EN`, 'METHOD:PUBLISH']
  return [...head, ...lines, 'END:VCALENDAR', ''].map(foldedLine).join('\r\n')
}

/** The end of the ids of our entries. Other calendars may copy those, and they must not take anything here. */
const ownEnd = /-\d{8}T\d{6}Z-\d{8}T\d{6}Z@/

/** Whether an entry of another calendar is one that we publish of what has this slug. */
export const isOwnEntry = (uid: string, slug: string) => uid.startsWith(`${slug}-`) && ownEnd.test(uid)
