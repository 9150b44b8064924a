import type { Currency, Minor } from '#contract/money.ts'
import { stopCampaign } from './campaign-repo.ts'
import type { Deps } from './deps.ts'
import * as cards from './gift-cards/campaign-repo.ts'
import * as memberships from './memberships/campaign-repo.ts'

interface NewCampaign {
  title: string
  description: string
  amount: Minor
  currency: Currency
  days: number
}

/**
 * What operators do with campaigns. Each campaign is good everywhere, and perks that were sold stay when it
 * is stopped.
 */
export class OperatorCampaigns {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  cards() {
    return cards.listAllCampaigns(this.#deps.database.query)
  }

  addCards(campaign: NewCampaign): Promise<number> {
    const row = { ...columnsOf(campaign), value_minor: campaign.amount }
    return cards.addCampaign(this.#deps.database.query, row)
  }

  stopCards(id: number): Promise<boolean> {
    return stopCampaign(this.#deps.database.query, 'gift_card_campaign', id)
  }

  memberships() {
    return memberships.listAllCampaigns(this.#deps.database.query)
  }

  addMemberships({
    percent,
    mostUses,
    ...campaign
  }: NewCampaign & { percent: string; mostUses: number | undefined }): Promise<number> {
    return memberships.addCampaign(this.#deps.database.query, {
      ...columnsOf(campaign),
      price_minor: campaign.amount,
      discount_percent: percent,
      most_uses: mostUses ?? null,
    })
  }

  stopMemberships(id: number): Promise<boolean> {
    return stopCampaign(this.#deps.database.query, 'membership_campaign', id)
  }
}

const columnsOf = ({ title, description, currency, days }: NewCampaign) => ({
  titles: JSON.stringify({ en: title }),
  descriptions: JSON.stringify({ en: description }),
  currency,
  validity_days: days,
  vertical: null,
  business_id: null,
  listing_id: null,
})
