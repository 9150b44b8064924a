import type { OutboxEntry } from '../outbox/entry.ts'

/** A page the person was on. */
export interface Visit {
  action: string
  pathname: string
  search: string
  timestamp: number
}

/** One answer of the server, kept for when there is no network. */
export interface KeptQuery {
  key: string
  /** Whose it is: an account, or a guest. */
  owner: string
  at: number
  bytes: number
  value: string
}

/** What the app keeps in each table. A table that nothing writes yet has its name from the specification. */
export interface Tables {
  coupon: { key: string }
  user: { key: string }
  cartservice: { key: string }
  salons: { key: string }
  giftcard: { key: string }
  cartTicket: { key: string }
  rentalCart: { key: string }
  userNavigation: { key: string; visits: Visit[] }
  settings: { key: string }
  languages: { key: string }
  query: KeptQuery
  outbox: OutboxEntry
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
  meta: 'key',
}
