import type { TableName, Tables } from './tables.ts'

/** What the app asks of the device's memory; every table is a set of records with one key each. */
export interface Store {
  /** `memory`: the device keeps nothing, so what is here ends with the page. */
  readonly kind: 'device' | 'memory'
  get<T extends TableName>(table: T, key: string): Promise<Tables[T] | undefined>
  /** Those with these keys, in this order. */
  some<T extends TableName>(table: T, keys: readonly string[]): Promise<(Tables[T] | undefined)[]>
  all<T extends TableName>(table: T): Promise<Tables[T][]>
  /** All of them or none. */
  put<T extends TableName>(table: T, ...records: Tables[T][]): Promise<void>
  remove(table: TableName, keys: readonly string[]): Promise<void>
  clear(table: TableName): Promise<void>
  close(): void
}
