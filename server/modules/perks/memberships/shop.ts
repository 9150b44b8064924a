import * as v from 'valibot'
import type { MembershipCampaign } from '#contract/entities/membership-campaign.ts'
import { minor, toWire } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Bought } from '../goods.ts'
import * as ledger from '../repo.ts'
import { applicable, inLanguage } from '../words.ts'
import * as campaigns from './campaign-repo.ts'
import { listPast } from './past-bookings-repo.ts'
import * as repo from './repo.ts'
import { wouldSave } from './would-save.ts'

const DAY_MS = 86_400_000
/** The past bookings by which people see what a membership would have saved them. */
const LOOKED_BACK_MS = 90 * DAY_MS
const MOST_LOOKED_AT = 200

/** The terms on which a membership was sold. */
const termsSchema = v.object({
  campaign_id: v.number(),
  validity_days: v.number(),
  discount_percent: v.string(),
  most_uses: v.nullable(v.number()),
})

/** Memberships that people buy. */
export class MembershipShop {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * The campaigns on sale, with the amount from which on each pays off, what it would have saved the person
   * lately, and when it would begin where they have one already.
   */
  async campaigns(language: string, accountId: number | undefined): Promise<MembershipCampaign[]> {
    const { database, settings, clock } = this.#deps
    const { currencyCode } = await settings.cachedSettings()
    const rows = await campaigns.listCampaigns(database.query, currencyCode)
    const now = clock.now()
    const since = new Date(now.getTime() - LOOKED_BACK_MS)
    const lately = { currency: currencyCode, since, most: MOST_LOOKED_AT }
    const past = accountId === undefined ? [] : await listPast(database.query, { accountId, ...lately })
    const ends = accountId === undefined ? undefined : await repo.lastEnds(database.query, accountId, now)
    return rows.map((it) => {
      const saved = wouldSave(it, past)
      const begins_at = ends?.get(it.id)?.toISOString()
      const { applicable_on_type: type, applicable_name: name } = applicable(it)
      const percent = Number(it.discount_percent)
      // The percentage in hundredths is a whole number: the error of a fraction would be rounded up to a
      // whole unit of money.
      const paysOff = Math.ceil((it.price_minor * 10_000) / Math.max(1, Math.round(percent * 100)))
      return {
        id: it.id,
        title: inLanguage(it.titles, language),
        description: inLanguage(it.descriptions, language),
        validity_days: it.validity_days,
        membership_price: toWire(minor(it.price_minor), it.currency),
        discount_percent: percent,
        most_uses: it.most_uses,
        pays_off_from: toWire(minor(paysOff), it.currency),
        ...(saved > 0 && { would_have_saved: toWire(saved, it.currency) }),
        ...(begins_at !== undefined && { begins_at }),
        applicable: { type, name },
      }
    })
  }

  /** The offer of a membership, on the current terms of its campaign. */
  async offer(tx: Tx, campaignId: number, language: string) {
    const { currencyCode } = await this.#deps.settings.cachedSettings()
    const found = await campaigns.findCampaign(tx, campaignId)
    if (!found) throw new Refusal('NOT_FOUND', 'error.notFound')
    if (!found.is_active || found.currency !== currencyCode || found.price_minor <= 0)
      throw new Refusal('UNAVAILABLE', 'purchase.campaignOver')
    const { id: campaign_id, validity_days, discount_percent, most_uses } = found
    const terms: v.InferInput<typeof termsSchema> = {
      campaign_id,
      validity_days,
      discount_percent,
      most_uses,
    }
    const title = inLanguage(found.titles, language)
    const amount = minor(found.price_minor)
    return { kind: 'membership' as const, title, amount, currency: found.currency, terms }
  }

  /**
   * Delivers a membership that was paid for. It begins now, or where the person's last one of the campaign
   * ends that is not used up. Money that a gateway brought is booked as sold.
   */
  async deliver(tx: Tx, bought: Bought): Promise<void> {
    const { purchaseId, reference, accountId, amount, currency, mode } = bought
    const { validity_days, campaign_id, ...promised } = v.parse(termsSchema, bought.terms)
    const now = this.#deps.clock.now()
    await repo.lockMemberships(tx, accountId, campaign_id)
    const starts_at = (await repo.lastEnds(tx, accountId, now)).get(campaign_id) ?? now
    await repo.insertMembership(tx, {
      ...{ account_id: accountId, campaign_id, ...promised },
      price_minor: amount,
      purchase_id: purchaseId,
      starts_at,
      expires_at: new Date(starts_at.getTime() + validity_days * DAY_MS),
      created_at: now,
    })
    if (mode === 'Online')
      await ledger.bookBetween(tx, 'gateway', 'sales', {
        ...{ reason: 'purchase', amount, reference, currency, now },
      })
  }

  /** Takes a membership back, with the money a gateway brought for it; false where it was used. */
  async takeBack(tx: Tx, { purchaseId, accountId, terms, mode, ...bought }: Bought): Promise<boolean> {
    const { campaign_id } = v.parse(termsSchema, terms)
    const { amount, reference, currency } = bought
    const now = this.#deps.clock.now()
    await repo.lockMemberships(tx, accountId, campaign_id)
    if (!(await repo.removeUnused(tx, purchaseId, now))) return false
    if (mode === 'Online')
      await ledger.bookBetween(tx, 'sales', 'gateway', {
        ...{ reason: 'purchase_refund', amount, reference, currency, now },
      })
    return true
  }
}
