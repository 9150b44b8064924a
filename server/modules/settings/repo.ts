import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

/** The channel of PostgreSQL on which changes are told to all servers. */
export const CHANNEL = 'settings_changed'

/** Reads everything that the operator has changed. */
export async function readAll(query: Queryable) {
  const settings = await query.selectFrom('setting').selectAll().execute()
  const languages = await query
    .selectFrom('language')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()
  const texts = await query.selectFrom('text_override').selectAll().execute()
  const pages = await query
    .selectFrom('page_override')
    .selectAll()
    .orderBy('position')
    .orderBy('slug')
    .execute()
  const version = await query.selectFrom('app_version').selectAll().executeTakeFirstOrThrow()
  return { settings, languages, texts, pages, version }
}

export type Stored = Awaited<ReturnType<typeof readAll>>

export async function putSetting(query: Queryable, key: string, value: string): Promise<void> {
  await query
    .insertInto('setting')
    .values({ key, value })
    .onConflict((it) => it.column('key').doUpdateSet({ value }))
    .execute()
}

export async function dropSetting(query: Queryable, key: string): Promise<void> {
  await query.deleteFrom('setting').where('key', '=', key).execute()
}

export async function putText(
  query: Queryable,
  language_code: string,
  key: string,
  value: string,
): Promise<void> {
  await query
    .insertInto('text_override')
    .values({ language_code, key, value })
    .onConflict((it) => it.columns(['language_code', 'key']).doUpdateSet({ value }))
    .execute()
}

export async function dropText(query: Queryable, language_code: string, key: string): Promise<void> {
  await query
    .deleteFrom('text_override')
    .where('language_code', '=', language_code)
    .where('key', '=', key)
    .execute()
}

export type StoredPage = Stored['pages'][number]

export async function putPage(query: Queryable, page: StoredPage): Promise<void> {
  await query
    .insertInto('page_override')
    .values(page)
    .onConflict((it) => it.columns(['language_code', 'slug']).doUpdateSet(page))
    .execute()
}

export async function dropPage(query: Queryable, language_code: string, slug: string): Promise<void> {
  await query
    .deleteFrom('page_override')
    .where('language_code', '=', language_code)
    .where('slug', '=', slug)
    .execute()
}

export async function hasLanguage(query: Queryable, code: string): Promise<boolean> {
  const row = await query.selectFrom('language').select('id').where('code', '=', code).executeTakeFirst()
  return row !== undefined
}

export async function setDefaultLanguage(query: Queryable, code: string): Promise<boolean> {
  // The old default is removed first, because an index allows only one.
  await query.updateTable('language').set({ is_default: false }).where('is_default', '=', true).execute()
  const done = await query
    .updateTable('language')
    .set({ is_default: true, is_active: true })
    .where('code', '=', code)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export async function setLanguageActive(
  query: Queryable,
  code: string,
  is_active: boolean,
): Promise<boolean> {
  const done = await query
    .updateTable('language')
    .set({ is_active })
    .where('code', '=', code)
    .where('is_default', '=', false)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Raises a version, and tells all servers once that is committed. */
export async function raiseVersion(
  query: Queryable,
  column: 'settings_version' | 'cache_version',
): Promise<void> {
  await query
    .updateTable('app_version')
    .set((it) => ({ [column]: it(column, '+', 1) }))
    .execute()
  await sql`select pg_notify(${CHANNEL}, '')`.execute(query)
}
