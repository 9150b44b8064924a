import type { VerticalId } from '#contract/verticals.ts'
import type { Invariants } from '#server/db/invariants.ts'
import type { BookedLines, ForgetPerson } from '#server/modules/account/profile/of-people.ts'
import type { Importable } from '#server/modules/imports/importable.ts'
import type { ContactOf } from '#server/modules/inquiries/contact-of.ts'
import type { ListedVertical } from '#server/modules/listings/listed-vertical.ts'
import type { Sold } from '#server/modules/orders/sold.ts'
import type { Reported } from '#server/modules/reports/reported.ts'
import type { OwnParts } from './own-parts.ts'

/** A vertical as the server's modules see it: each of them is given all verticals and knows none. */
export interface ServerVertical extends ListedVertical {
  /** What one of its listings is called in calls: `event`. */
  noun: string
  /** Its own calls, jobs and addresses. */
  own?: OwnParts<unknown>
  /** How it is sold, where it is. */
  sold?: Sold
  /** Who is behind its listings, where it is not their business. */
  contactOf?: ContactOf
  /** How the pages of its listings are reported, where they can be. */
  reported?: Reported
  /** How an operator brings many of it in. */
  importable?: Importable
  /** What was booked of it, for who takes their data along. */
  bookedLines?: BookedLines
  /** Takes away what its listings say of a person who is erased. */
  forgetPerson?: ForgetPerson
  /** What must hold of it in the database at any moment. */
  invariants?: Invariants
}

export type ServerVerticals = Readonly<Record<VerticalId, ServerVertical>>
