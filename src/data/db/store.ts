import type { TableName, Tables } from './tables.ts'

/** The device's store; every table is a set of records with one key each. */
export interface Store {
  /** The kind; `memory`: the device stores nothing, so the records end with the page. */
  readonly kind: 'device' | 'memory'
  get<T extends TableName>(table: T, key: string): Promise<Tables[T] | undefined>
  /** The records with these keys, in this order. */
  some<T extends TableName>(table: T, keys: readonly string[]): Promise<(Tables[T] | undefined)[]>
  all<T extends TableName>(table: T): Promise<Tables[T][]>
  /** Writes all of the records or none. */
  put<T extends TableName>(table: T, ...records: Tables[T][]): Promise<void>
  /** Replaces the record with its key; false where none is left. One step, so that a deleted one stays deleted. */
  replace<T extends TableName>(table: T, record: Tables[T]): Promise<boolean>
  remove(table: TableName, keys: readonly string[]): Promise<void>
  clear(table: TableName): Promise<void>
  close(): void
}
