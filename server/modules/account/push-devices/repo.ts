import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'

/** The service by which a device is reached. */
export type PushService = 'notification' | 'onesignal'

interface NewDevice {
  session_id: number
  service: PushService
  push_token: string
  token_hash: Buffer
  device_type: string
  created_at: Date
}

/**
 * Stores a device. It belongs to the person who logged in on it last, and a session has one token for each
 * service. That the account was reached on it is remembered.
 */
export async function putDevice(tx: Tx, device: NewDevice): Promise<void> {
  await tx
    .deleteFrom('push_device')
    .where('token_hash', '=', device.token_hash)
    .where((it) => it.not(it.and({ session_id: device.session_id, service: device.service })))
    .execute()
  await tx
    .insertInto('push_device')
    .values(device)
    .onConflict((it) => it.columns(['session_id', 'service']).doUpdateSet(device))
    .execute()
  const seen = tx
    .selectFrom('session')
    .select(['account_id', sql.val(device.token_hash).as('token_hash')])
    .select(sql.val(device.created_at).as('first_seen'))
    .where('id', '=', device.session_id)
  await tx
    .insertInto('device_seen')
    .columns(['account_id', 'token_hash', 'first_seen'])
    .expression(seen)
    .onConflict((it) => it.doNothing())
    .execute()
}

export async function dropDevice(query: Queryable, session_id: number, service: PushService): Promise<void> {
  await query
    .deleteFrom('push_device')
    .where('session_id', '=', session_id)
    .where('service', '=', service)
    .execute()
}

/** Lists the browsers of an account whose sessions are alive. */
export function listDevices(query: Queryable, account_id: number, since: { seen: Date; created: Date }) {
  return query
    .selectFrom('push_device')
    .innerJoin('session', 'session.id', 'push_device.session_id')
    .select('session_id')
    .where('account_id', '=', account_id)
    .where('service', '=', 'notification')
    .where('device_type', '=', 'web')
    .where('last_seen_at', '>', since.seen)
    .where('session.created_at', '>', since.created)
    .execute()
}

export function findDevice(query: Queryable, session_id: number) {
  return query
    .selectFrom('push_device')
    .innerJoin('session', 'session.id', 'push_device.session_id')
    .select(['push_token', 'language'])
    .where('session_id', '=', session_id)
    .where('service', '=', 'notification')
    .executeTakeFirst()
}

export async function dropDeviceBy(query: Queryable, session_id: number, push_token: string): Promise<void> {
  await query
    .deleteFrom('push_device')
    .where('session_id', '=', session_id)
    .where('service', '=', 'notification')
    .where('push_token', '=', push_token)
    .execute()
}
