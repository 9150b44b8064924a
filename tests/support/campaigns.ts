import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** Adds a campaign of gift cards: by default of ten, good everywhere for a year. Answers its id. */
export async function addCardCampaign(
  database: Database,
  campaign: Partial<Insertable<Tables['gift_card_campaign']>> = {},
): Promise<number> {
  const row = {
    titles: JSON.stringify({ en: 'Harbour card' }),
    descriptions: JSON.stringify({ en: 'For a day by the water.' }),
    value_minor: 1_000,
    currency: 'USD',
    validity_days: 365,
    vertical: null,
    business_id: null,
    listing_id: null,
    ...campaign,
  }
  const added = database.query.insertInto('gift_card_campaign').values(row).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/**
 * Adds a campaign of memberships: by default for ten, with a fifth off everywhere for 20 days. Answers its
 * id.
 */
export async function addMembershipCampaign(
  database: Database,
  campaign: Partial<Insertable<Tables['membership_campaign']>> = {},
): Promise<number> {
  const row = {
    titles: JSON.stringify({ en: 'Harbour Circle' }),
    descriptions: JSON.stringify({ en: 'A fifth off.' }),
    price_minor: 1_000,
    currency: 'USD',
    validity_days: 20,
    discount_percent: '20',
    most_uses: null,
    vertical: null,
    business_id: null,
    listing_id: null,
    ...campaign,
  }
  const added = database.query.insertInto('membership_campaign').values(row).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}
