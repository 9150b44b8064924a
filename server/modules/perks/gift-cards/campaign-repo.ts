import type { Insertable } from 'kysely'
import type { Queryable } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

function campaigns(query: Queryable) {
  return query
    .selectFrom('gift_card_campaign as campaign')
    .leftJoin('business', 'business.id', 'campaign.business_id')
    .leftJoin('listing', 'listing.id', 'campaign.listing_id')
    .selectAll('campaign')
    .select(['business.name as business_name', 'listing.title as listing_title'])
}

/** Lists the campaigns of which a card can be bought, the smallest value first. */
export function listCampaigns(query: Queryable, currency: string) {
  return campaigns(query)
    .where('campaign.is_active', '=', true)
    .where('campaign.currency', '=', currency)
    .orderBy('campaign.value_minor')
    .orderBy('campaign.id')
    .limit(50)
    .execute()
}

export function findCampaign(query: Queryable, id: number) {
  return campaigns(query).where('campaign.id', '=', id).executeTakeFirst()
}

/** Lists every campaign there was, the newest first. */
export function listAllCampaigns(query: Queryable) {
  return query.selectFrom('gift_card_campaign').selectAll().orderBy('id', 'desc').limit(200).execute()
}

export async function addCampaign(
  query: Queryable,
  row: Insertable<Tables['gift_card_campaign']>,
): Promise<number> {
  const added = query.insertInto('gift_card_campaign').values(row).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}
