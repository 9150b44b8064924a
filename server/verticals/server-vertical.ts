import type { VerticalId } from '#contract/verticals.ts'
import type { Invariants } from '#server/db/invariants.ts'
import type { BookedLines, ForgetPerson, PersonRecords } from '#server/modules/account/profile/of-people.ts'
import type { Importable } from '#server/modules/imports/importable.ts'
import type { ContactOf } from '#server/modules/inquiries/contact-of.ts'
import type { ListedVertical } from '#server/modules/listings/listed-vertical.ts'
import type { Sold } from '#server/modules/orders/sold.ts'
import type { Reported } from '#server/modules/reports/reported.ts'
import type { OwnParts } from './own-parts.ts'

/** A vertical as the modules of the server see it: they get all verticals and know none by name. */
export interface ServerVertical extends ListedVertical {
  /** The word for one of its listings in calls, such as `event`. */
  noun: string
  /** Its calls, jobs and addresses. */
  own?: OwnParts<unknown>
  /** How it is sold; missing where it is not. */
  sold?: Sold
  /** Who answers inquiries about its listings, where that is not their business. */
  contactOf?: ContactOf
  /** How the pages of its listings are reported; missing where they cannot be. */
  reported?: Reported
  /** How an operator imports its listings from a file. */
  importable?: Importable
  /** The booked lines that a person's download of their data contains. */
  bookedLines?: BookedLines
  /** Its records about a person beside bookings, for the download of their data. */
  records?: PersonRecords
  /** Removes a person whose account is erased from its listings and records. */
  forgetPerson?: ForgetPerson
  /** Its invariants of the database. */
  invariants?: Invariants
}

export type ServerVerticals = Readonly<Record<VerticalId, ServerVertical>>
