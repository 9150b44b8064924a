import type { Queryable } from '#server/db/database.ts'

/** The tables of campaigns, of which people buy perks. */
type CampaignTable = 'gift_card_campaign' | 'membership_campaign'

/** Stops a campaign, so that nobody can buy of it any more. False where none with this id is on sale. */
export async function stopCampaign(query: Queryable, table: CampaignTable, id: number): Promise<boolean> {
  const stopped = await query
    .updateTable(table)
    .set({ is_active: false })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return stopped.numUpdatedRows === 1n
}
