import { timingSafeEqual } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import { Refusal } from '#server/refusal.ts'
import { CodeGuesses, type Typist } from '../code-guesses.ts'
import type { Deps } from '../deps.ts'
import { codeHash, MOST_WRONG_PINS, pinHash, takeCard, tryPin } from './repo.ts'

interface Redeemer extends Typist {
  accountId: number
  log: FastifyBaseLogger
}

interface Typed {
  code: string
  pin: string
}

/** A gift card becomes the person's who types its code and PIN. */
export class Redemption {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * What is wrong about it is not told: neither whether there is such a card, nor whose it is, nor that it is shut.
   * A try is counted with its answer: who hears none has learnt nothing by it.
   */
  async redeem(typed: Typed, who: Redeemer, tx: Tx): Promise<void> {
    const guesses = new CodeGuesses({ ...this.#deps, attempts: this.#deps.attempts.within(tx) })
    const card = await guesses.counting(who, () => this.#take(typed, who, tx))
    if (!card) throw refused('cardUnknown')
    if (!card.isValid) throw refused('expired')
  }

  async #take({ code, pin }: Typed, { accountId, log }: Redeemer, tx: Tx) {
    const hash = codeHash(code)
    const given = pinHash(hash, pin)
    const tried = await tryPin(tx, hash)
    await failpoint('redeem.after_try')
    const isRight = timingSafeEqual(tried?.pin_hash ?? hash, given)
    if (tried && isRight) return takeCard(tx, tried.id, accountId, this.#deps.clock.now())
    if (tried?.pin_tries === MOST_WRONG_PINS)
      log.warn({ giftCard: tried.id }, 'a gift card is shut by wrong PINs')
    return undefined
  }
}

function refused(text: 'cardUnknown' | 'expired') {
  const details = { perk: 'gift_card', reason: text === 'expired' ? 'expired' : 'unknown' }
  return new Refusal('PERK_REFUSED', `perk.${text}`, { details, keepsWhatWasWritten: true })
}
