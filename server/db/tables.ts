import type { Generated } from 'kysely'

/** The tables as the migrations leave them. */
export interface Tables {
  setting: { key: string; value: string }
  language: { id: Generated<number>; code: string; name: string; is_default: boolean; is_active: boolean }
  text_override: { language_code: string; key: string; value: string }
  page_override: {
    language_code: string
    slug: string
    kind: string
    title: string
    content: string
    position: number
  }
  app_version: { single: true; settings_version: number; cache_version: number }
  account: { id: Generated<number>; name: string; disabled_at: Date | null; created_at: Date }
  session: {
    id: Generated<number>
    account_id: number
    token_hash: Buffer
    device: string
    created_at: Date
    last_seen_at: Date
  }
  idempotency: {
    owner: number
    key: string
    call: string
    request_hash: Buffer
    status: number
    reply: unknown
    created_at: Date
  }
}
