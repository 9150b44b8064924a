import type { GivenCard, Recipient } from '#contract/entities/gift.ts'
import { minor, toWire } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import { isWhole, refundableOf } from '../refundable.ts'
import { cardSecretOf } from './card-secret.ts'
import * as repo from './gift-repo.ts'
import * as cards from './repo.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The hour at which the mail of a gift for a day is sent. */
const MORNING_HOUR = 9
const LATEST_DAYS = 366

/** A gift to be made: its recipient, its day, and the language of its mail. */
export interface NewGift {
  recipient: Recipient
  deliverOn: string | undefined
  language: string
}

/** Gift cards on their way from one person to another. */
export class Gifts {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** When the mail of a gift leaves. A day that is over, or more than a year away, is refused. */
  async dueAt(deliverOn: string | undefined): Promise<Date> {
    const now = this.#deps.clock.now()
    if (deliverOn === undefined) return now
    const { homePlaceLongitude } = await this.#deps.settings.cachedSettings()
    // The day begins by the sun where the marketplace is at home, because its settings have no time zone.
    const aheadMs = Math.round(homePlaceLongitude / 15) * HOUR_MS
    const midnight = Date.parse(deliverOn) - aheadMs
    const isOver = midnight + DAY_MS <= now.getTime()
    if (isOver || midnight > now.getTime() + LATEST_DAYS * DAY_MS)
      throw new Refusal('VALIDATION', 'error.validation', {
        details: { fields: { deliver_on: 'Invalid day' } },
      })
    return new Date(Math.max(now.getTime(), midnight + MORNING_HOUR * HOUR_MS))
  }

  /** Counts a mail of a gift. A person who sends too many is refused. */
  async countMail(tx: Tx, giverId: number, cardId?: number): Promise<void> {
    const ofCard = cardId === undefined ? {} : { 'gift-mail:card': String(cardId) }
    await this.#deps.attempts.within(tx).count({ 'gift-mail:account': String(giverId), ...ofCard })
  }

  /** Begins a gift with a card that belongs to nobody yet. */
  async begin(
    tx: Tx,
    of: { cardId: number; giverId: number; amount: number; dueAt: Date },
    { recipient, language }: Pick<NewGift, 'recipient' | 'language'>,
  ): Promise<void> {
    await repo.addGift(tx, {
      gift_card_id: of.cardId,
      giver_id: of.giverId,
      amount_minor: of.amount,
      ...recipientColumns(recipient),
      language,
      mail_due_at: of.dueAt,
      sent_at: null,
      failed_at: null,
      claimed_at: null,
      taken_back_at: null,
      created_at: this.#deps.clock.now(),
    })
  }

  /** Gives a card of the person's own to somebody else. */
  async give(tx: Tx, giverId: number, cardId: number, gift: NewGift): Promise<void> {
    const dueAt = await this.dueAt(gift.deliverOn)
    await cards.lockCard(tx, cardId)
    const card = await cards.findCard(tx, giverId, String(cardId))
    if (!card) throw new Refusal('NOT_FOUND', 'error.notFound')
    const isGood = card.expires_at > dueAt && card.balance_minor > 0 && card.waiting === 0
    if (!isGood) throw new Refusal('UNAVAILABLE', 'gift.notGood')
    await this.countMail(tx, giverId, cardId)
    await this.#recode(tx, { ...card, gift_card_id: card.id }, null)
    await this.begin(tx, { cardId, giverId, amount: card.balance_minor, dueAt }, gift)
  }

  /**
   * Mails a gift again. To another recipient it goes under a new code, so that the first cannot use it; on its
   * day where that is still to come.
   */
  async resend(tx: Tx, giverId: number, id: number, recipient: Recipient | undefined): Promise<void> {
    const gift = await this.#open(tx, giverId, id)
    const now = this.#deps.clock.now()
    if (gift.expires_at <= now) throw new Refusal('UNAVAILABLE', 'gift.notGood')
    await this.countMail(tx, giverId, gift.gift_card_id)
    if (recipient) await this.#recode(tx, gift, null)
    const isAhead = gift.sent_at === null && gift.mail_tries === 0
    await repo.changeGift(tx, id, {
      ...(recipient && recipientColumns(recipient)),
      ...{ mail_due_at: recipient && isAhead ? gift.mail_due_at : now, mail_tries: 0 },
      ...{ sent_at: null, failed_at: null },
    })
  }

  /** Takes a gift back: the card is the giver's own again. */
  async takeBack(tx: Tx, giverId: number, id: number): Promise<void> {
    const gift = await this.#open(tx, giverId, id)
    await this.#recode(tx, gift, giverId)
    await this.#end(tx, id)
  }

  /** Ends the gift of a locked card; false where the card is not on its way from this person. */
  async endOf(tx: Tx, giverId: number, cardId: number): Promise<boolean> {
    const gift = await repo.findOpen(tx, giverId, cardId)
    if (gift) await this.#end(tx, gift.id)
    return gift !== undefined
  }

  /** The gifts of a person, with what they can still do about each. */
  async given(giverId: number): Promise<GivenCard[]> {
    const { database, clock } = this.#deps
    const rows = await repo.listGiven(database.query, giverId)
    return rows.map((it) => presentGiven(it, clock.now()))
  }

  /** Sends all pending mails of a person now, because their account ends. */
  hurry(giverId: number): Promise<void> {
    return repo.hurryMails(this.#deps.database.query, giverId, this.#deps.clock.now())
  }

  async #open(tx: Tx, giverId: number, id: number): Promise<repo.GiftRow> {
    const gift = await repo.lockGiven(tx, giverId, id)
    if (!gift) throw new Refusal('NOT_FOUND', 'error.notFound')
    if (gift.claimed_at) throw new Refusal('UNAVAILABLE', 'gift.claimed')
    return gift
  }

  async #end(tx: Tx, id: number): Promise<void> {
    const ended = { taken_back_at: this.#deps.clock.now(), mail_due_at: null }
    await repo.changeGift(tx, id, { ...ended, ...recipientColumns(nobody) })
  }

  /** Gives a card a new code and a new owner, or none. */
  async #recode(
    tx: Tx,
    card: { gift_card_id: number; wallet_id: number; code_version: number },
    accountId: number | null,
  ): Promise<void> {
    const code_version = card.code_version + 1
    const secret = cardSecretOf(this.#deps.pepper, { wallet_id: card.wallet_id, code_version })
    await cards.recode(tx, card.gift_card_id, { ...secret, code_version, account_id: accountId })
  }
}

const nobody: Recipient = { name: '', email: '', message: '' }

const recipientColumns = ({ name, email, message }: Recipient) => ({
  recipient_name: name,
  recipient_email: email,
  message,
})

function presentGiven(row: repo.GivenRow, now: Date): GivenCard {
  const isOpen = row.claimed_at === null
  const isGood = isOpen && row.expires_at > now
  const refundable = isOpen && isWhole(row, row.paid_minor ?? 0) ? refundableOf(row, now) : undefined
  return {
    id: row.id,
    recipient_name: row.recipient_name,
    message: row.message,
    email_hint: row.recipient_email.replace(/^(.)[^@]*/, '$1…'),
    value: toWire(minor(row.amount_minor), row.currency),
    state: stateOf(row, now),
    sends_at: (row.sent_at ?? row.mail_due_at)?.toISOString() ?? null,
    claimed_at: row.claimed_at?.toISOString() ?? null,
    expired_at: row.expires_at.toISOString(),
    can: { resend: isGood, take_back: isOpen },
    ...(refundable && { refundable }),
  }
}

function stateOf(row: repo.GiftRow, now: Date): GivenCard['state'] {
  if (row.claimed_at) return 'claimed'
  if (row.expires_at <= now) return 'ended'
  if (row.failed_at) return 'failed'
  return row.sent_at ? 'sent' : 'waiting'
}
