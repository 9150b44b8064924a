import type { Insertable } from 'kysely'
import type { Queryable } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

function campaigns(query: Queryable) {
  return query
    .selectFrom('membership_campaign as campaign')
    .leftJoin('business', 'business.id', 'campaign.business_id')
    .leftJoin('listing', 'listing.id', 'campaign.listing_id')
    .selectAll('campaign')
    .select(['business.name as business_name', 'listing.title as listing_title'])
}

/** Lists the campaigns that can be bought, the cheapest first. */
export function listCampaigns(query: Queryable, currency: string) {
  return campaigns(query)
    .where('campaign.is_active', '=', true)
    .where('campaign.currency', '=', currency)
    .where('campaign.price_minor', '>', 0)
    .orderBy('campaign.price_minor')
    .orderBy('campaign.id')
    .limit(50)
    .execute()
}

export function findCampaign(query: Queryable, id: number) {
  return campaigns(query).where('campaign.id', '=', id).executeTakeFirst()
}

/** Lists all campaigns, the newest first. */
export function listAllCampaigns(query: Queryable) {
  return query.selectFrom('membership_campaign').selectAll().orderBy('id', 'desc').limit(200).execute()
}

export async function addCampaign(
  query: Queryable,
  row: Insertable<Tables['membership_campaign']>,
): Promise<number> {
  const added = query.insertInto('membership_campaign').values(row).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}
