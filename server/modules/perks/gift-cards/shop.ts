import * as v from 'valibot'
import { recipientSchema } from '#contract/entities/gift.ts'
import type { GiftCardCampaign } from '#contract/entities/gift-card-campaign.ts'
import { minor, toWire } from '#contract/money.ts'
import { verticalSchema } from '#contract/verticals.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Bought } from '../goods.ts'
import { isWhole } from '../refundable.ts'
import * as ledger from '../repo.ts'
import { applicable, inLanguage } from '../words.ts'
import * as campaigns from './campaign-repo.ts'
import { cardSecretOf } from './card-secret.ts'
import type { Gifts, NewGift } from './gifts.ts'
import * as cards from './repo.ts'

const DAY_MS = 86_400_000

/** The terms on which a card was sold. */
const termsSchema = v.object({
  campaign_id: v.number(),
  validity_days: v.number(),
  vertical: v.nullable(verticalSchema),
  business_id: v.nullable(v.number()),
  listing_id: v.nullable(v.number()),
  /** Set where the card is for somebody else. */
  gift: v.optional(v.object({ recipient: recipientSchema, language: v.string(), deliver_at: v.number() })),
})

/** Gift cards that people buy. */
export class GiftCardShop {
  readonly #deps: Deps
  readonly #gifts: Gifts

  constructor(deps: Deps, gifts: Gifts) {
    this.#deps = deps
    this.#gifts = gifts
  }

  /** The campaigns on sale. */
  async campaigns(language: string): Promise<GiftCardCampaign[]> {
    const { database, settings } = this.#deps
    const { currencyCode } = await settings.cachedSettings()
    const rows = await campaigns.listCampaigns(database.query, currencyCode)
    return rows.map((it) => {
      const { applicable_on_type: type, applicable_name: name } = applicable(it)
      return {
        id: it.id,
        title: inLanguage(it.titles, language),
        description: inLanguage(it.descriptions, language),
        validity_days: it.validity_days,
        gift_card_value: toWire(minor(it.value_minor), it.currency),
        applicable: { type, name },
      }
    })
  }

  /** The offer of a card, on the current terms of its campaign. */
  async offer(
    tx: Tx,
    campaignId: number,
    { language, gift }: { language: string; gift?: NewGift | undefined },
  ) {
    const { currencyCode } = await this.#deps.settings.cachedSettings()
    const found = await campaigns.findCampaign(tx, campaignId)
    if (!found) throw new Refusal('NOT_FOUND', 'error.notFound')
    if (!found.is_active || found.currency !== currencyCode)
      throw new Refusal('UNAVAILABLE', 'purchase.campaignOver')
    const { id: campaign_id, validity_days, vertical, business_id, listing_id } = found
    const terms: v.InferInput<typeof termsSchema> = {
      ...{ campaign_id, validity_days, vertical, business_id, listing_id },
      ...(gift && {
        gift: {
          recipient: gift.recipient,
          language: gift.language,
          deliver_at: (await this.#gifts.dueAt(gift.deliverOn)).getTime(),
        },
      }),
    }
    const title = inLanguage(found.titles, language)
    const amount = minor(found.value_minor)
    return { kind: 'gift_card' as const, title, amount, currency: found.currency, terms }
  }

  /**
   * Delivers a card that was paid for: to the buyer, or to the recipient of the gift. The money that the
   * gateway brought is on the card.
   */
  async deliver(
    tx: Tx,
    { purchaseId, reference, accountId, amount, currency, terms }: Bought,
  ): Promise<void> {
    const { validity_days, gift, ...where } = v.parse(termsSchema, terms)
    const now = this.#deps.clock.now()
    // A gift is good for its full time from the day on which it arrives.
    const from = Math.max(now.getTime(), gift?.deliver_at ?? 0)
    const of = { kind: 'gift_card', account_id: null, currency, created_at: now } as const
    const wallet_id = await ledger.ensureWallet(tx, { ...of, slug: `gift-card-of-${reference}` })
    const cardId = await cards.addCard(tx, {
      ...cardSecretOf(this.#deps.pepper, { wallet_id, code_version: 1 }),
      ...where,
      wallet_id,
      account_id: gift ? null : accountId,
      bought_by: accountId,
      purchase_id: purchaseId,
      expires_at: new Date(from + validity_days * DAY_MS),
      created_at: now,
    })
    const legs = [{ wallet_id, amount_minor: amount }]
    await ledger.book(tx, {
      ...{ reason: 'purchase', reference, currency, now, legs },
      house: { for: 'gateway' },
    })
    if (gift) await this.#gifts.begin(tx, { cardId, giverId: accountId, amount, dueAt: new Date(from) }, gift)
  }

  /**
   * Takes a card back from its buyer, with its money for the gateway. False where somebody else has it by
   * now, or any of it is spent.
   */
  async takeBack(tx: Tx, { purchaseId, reference, accountId, amount, currency }: Bought): Promise<boolean> {
    const card = await cards.lockBought(tx, purchaseId)
    const [wallet] = await ledger.lockWallets(tx, [card.wallet_id])
    if (!wallet || !isWhole({ ...card, ...wallet }, amount)) return false
    const isTheirs = card.account_id === accountId
    if (!isTheirs && !(await this.#gifts.endOf(tx, accountId, card.id))) return false
    const now = this.#deps.clock.now()
    await cards.discardCard(tx, card.id, now)
    const legs = [{ wallet_id: card.wallet_id, amount_minor: -amount }]
    const move = { reason: 'purchase_refund', reference, currency, now, legs }
    await ledger.book(tx, { ...move, house: { for: 'gateway' } })
    return true
  }
}
