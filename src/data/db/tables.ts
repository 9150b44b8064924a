import type { WireCoupon, WireGiftCard } from '#contract/entities/checkout-perk.ts'
import type { SavedArea, SavedPlace } from '../area/saved-area.ts'
import type { AppliedPerks, Draft } from '../checkout/draft.ts'
import type { SentOrder } from '../checkout/order.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import type { RatingDraft } from '../rating/rating-draft.ts'

/** A visit of a page. */
export interface Visit {
  action: string
  pathname: string
  search: string
  timestamp: number
}

/** One answer of the server, stored for when there is no network. */
export interface StoredQuery {
  key: string
  /** The account, or guest, that it belongs to. */
  owner: string
  at: number
  bytes: number
  value: string
  /** The time before which it is not swept. */
  until?: number
}

/** A second copy of an answer, in case localStorage loses it. */
export interface CopiedAnswer {
  key: string
  queryKey: readonly unknown[]
  dataUpdatedAt: number
  data: unknown
}

/** The tables of drafts, one for each vertical that sells. */
export const draftTables = ['cartTicket', 'rentalCart', 'cartservice'] as const
export type DraftTable = (typeof draftTables)[number]

/** The fields in which a vertical stores what was chosen. */
export type WrittenChoice = Readonly<Record<string, unknown>>

/** A draft as it is stored: two of its perks have tables of their own. */
export type WrittenDraft = Omit<Draft, 'perks' | 'chosen'> & {
  perks: Pick<AppliedPerks, 'membership' | 'keeps'>
} & WrittenChoice

/** A perk of a draft, under the name of the draft's table. */
type WrittenPerk<T> = { key: string; draft: string; applied: T }

/** The records of each table. A table that nothing writes yet has its name from the specification. */
export interface Tables extends Readonly<Record<DraftTable, WrittenDraft>> {
  coupon: WrittenPerk<WireCoupon>
  user: { key: string; auth_token: string; id: number; name: string }
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
