import type { WireCoupon, WireGiftCard } from '#contract/entities/checkout-perk.ts'
import type { SavedArea, SavedPlace } from '../area/saved-area.ts'
import type { AppliedPerks, Draft } from '../checkout/draft.ts'
import type { SentOrder } from '../checkout/order.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import type { RatingDraft } from '../rating/rating-draft.ts'

/** A page the person was on. */
export interface Visit {
  action: string
  pathname: string
  search: string
  timestamp: number
}

/** One answer of the server, kept for when there is no network. */
export interface StoredQuery {
  key: string
  /** Whose it is: an account, or a guest. */
  owner: string
  at: number
  bytes: number
  value: string
  /** Until then it is swept by nobody. */
  until?: number
}

/** An answer that is kept a second time, in case localStorage loses it. */
export interface CopiedAnswer {
  key: string
  queryKey: readonly unknown[]
  dataUpdatedAt: number
  data: unknown
}

/** The tables that hold what is chosen and not ordered yet, one a vertical that sells. */
export const draftTables = ['cartTicket', 'rentalCart'] as const
export type DraftTable = (typeof draftTables)[number]

/** The fields in which a vertical writes down what was chosen. */
export type WrittenChoice = Readonly<Record<string, unknown>>

/** A draft as it is written down: two of its perks have tables of their own. */
export type WrittenDraft = Omit<Draft, 'perks' | 'chosen'> & {
  perks: Pick<AppliedPerks, 'membership' | 'keepsPoints'>
} & WrittenChoice

/** A perk of a draft, under the name of the table that has the draft. */
type WrittenPerk<T> = { key: string; draft: string; applied: T }

/** What the app keeps in each table. A table that nothing writes yet has its name from the specification. */
export interface Tables extends Readonly<Record<DraftTable, WrittenDraft>> {
  coupon: WrittenPerk<WireCoupon>
  user: { key: string; auth_token: string; id: number; name: string }
  cartservice: { key: string }
  salons: { key: string }
  giftcard: WrittenPerk<WireGiftCard>
  userNavigation: { key: string; visits: Visit[] }
  settings: CopiedAnswer
  languages: CopiedAnswer
  query: StoredQuery
  outbox: OutboxEntry
  order: SentOrder
  ratingDraft: RatingDraft & { key: string }
  area: SavedArea
  areaPlace: SavedPlace
  meta: { key: string; value: string }
}

export type TableName = keyof Tables

/** The primary key of each table, then its indexes, as Dexie writes them. */
export const schema: Readonly<Record<TableName, string>> = {
  coupon: 'key',
  user: 'key',
  cartservice: 'key',
  salons: 'key',
  giftcard: 'key',
  cartTicket: 'key',
  rentalCart: 'key',
  userNavigation: 'key',
  settings: 'key',
  languages: 'key',
  query: 'key, owner, at',
  outbox: 'key, position',
  order: 'key',
  ratingDraft: 'key',
  area: 'key',
  areaPlace: 'key',
  meta: 'key',
}
