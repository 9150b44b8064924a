import { timingSafeEqual } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { minor, toWire } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import { Refusal } from '#server/refusal.ts'
import { CodeGuesses, type Typist } from '../code-guesses.ts'
import type { Deps } from '../deps.ts'
import type { GiftNews } from './gift-news.ts'
import { claimGift } from './gift-repo.ts'
import { codeHash, MOST_WRONG_PINS, pinHash, takeCard, tryPin } from './repo.ts'

interface Redeemer extends Typist {
  accountId: number
  log: FastifyBaseLogger
}

interface Typed {
  code: string
  pin: string
}

/** Gives a gift card to the person who types its code and PIN. */
export class Redemption {
  readonly #deps: Deps
  readonly #news: GiftNews

  constructor(deps: Deps, news: GiftNews) {
    this.#deps = deps
    this.#news = news
  }

  /**
   * Redeems a card, and answers what is on it. A refusal does not say whether the card exists, whose it is, or whether it is shut by
   * wrong PINs. A try is counted in the transaction of its answer: somebody who gets no answer has learned
   * nothing by it.
   */
  async redeem(typed: Typed, who: Redeemer, tx: Tx): Promise<{ amount: number }> {
    const guesses = new CodeGuesses({ ...this.#deps, attempts: this.#deps.attempts.within(tx) })
    const card = await guesses.counting(who, () => this.#take(typed, who, tx))
    if (!card) throw refused('cardUnknown')
    if (!card.isValid) throw refused('expired')
    return { amount: toWire(minor(card.balance_minor), card.currency) }
  }

  async #take({ code, pin }: Typed, { accountId, log }: Redeemer, tx: Tx) {
    const hash = codeHash(code)
    const given = pinHash(hash, pin)
    const tried = await tryPin(tx, hash)
    await failpoint('redeem.after_try')
    const isRight = timingSafeEqual(tried?.pin_hash ?? hash, given)
    if (tried && isRight) {
      const now = this.#deps.clock.now()
      const taken = await takeCard(tx, tried.id, accountId, now)
      const gift = taken?.isValid ? await claimGift(tx, tried.id, now) : undefined
      // A person who sent the gift to themselves is not told.
      if (gift && gift.giver_id !== accountId) await this.#news.tell(tx, 'gift_claimed', gift)
      return taken
    }
    if (tried?.pin_tries === MOST_WRONG_PINS)
      log.warn({ giftCard: tried.id }, 'a gift card is shut by wrong PINs')
    return undefined
  }
}

function refused(text: 'cardUnknown' | 'expired') {
  const details = { perk: 'gift_card', reason: text === 'expired' ? 'expired' : 'unknown' }
  return new Refusal('PERK_REFUSED', `perk.${text}`, { details, keepsWhatWasWritten: true })
}
