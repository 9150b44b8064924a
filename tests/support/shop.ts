import { minor } from '#contract/money.ts'
import { composeServices } from '#server/compose.ts'
import type { Database } from '#server/db/database.ts'
import { addEvent, quay } from './listings.ts'
import { addRental } from './rentals.ts'

const DAY_MS = 86_400_000

/** The customer of the shop, who has money in the wallet. */
export const customer = { email: 'amira@shop.example', password: 'lanterns on the quay' }

/**
 * The hash of that password at the real cost: one that tests make cheaply would not be accepted by a server
 * that runs as a process.
 */
const password_hash = 'scrypt$15.8.3$YSBzbWFsbCBzaG9wOiAxNg$FHXKNmB7gOZMkY3Tm1SlelfXdOMixCOU6wO7l2weLCw'

/** The slug of a rental that can be booked for any day. */
export const barge = 'barge-with-two-cabins'

/**
 * Fills an empty database with the least that a server under test sells: plenty of tickets, a barge, and a
 * customer.
 */
export async function openShop(database: Database): Promise<void> {
  const starts_at = new Date(Date.now() + 30 * DAY_MS)
  const held = { starts_at, ends_at: new Date(starts_at.getTime() + DAY_MS / 8) }
  await addEvent(
    database,
    { slug: 'concert', ...held },
    { tickets: [{ price_minor: 1200, capacity: 100_000 }] },
  )
  await addRental(database, { kind: 'properties', slug: barge, price_minor: 9000 })
  const { accounts, perks, settings } = composeServices({ database, clock: { now: () => new Date() } })
  const { currencyCode: currency } = await settings.settings()
  await database.transaction(async (tx) => {
    const id = await accounts.createVerified(tx, { name: 'Amira', phone: '+12025550142', ...customer })
    if (id === undefined) return
    await tx.updateTable('account').set({ password_hash }).where('id', '=', id).execute()
    await perks.parts.grants.money(tx, id, { amount: minor(50_000), currency })
  })
}

/** The location of the shop, as calls name it. */
export const here = { lat: quay.latitude, lng: quay.longitude }
