import type { Tx } from '#server/db/database.ts'
import type { Attempts } from '#server/modules/attempts/service.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps, Visitor } from '../deps.ts'
import type { MessageSender } from '../message-sender.ts'
import { hashCode, newCode, newSalt, sameHash } from './code-hash.ts'
import { phoneLine } from './code-message.ts'
import * as repo from './repo.ts'
import { refuseUnserved } from './served-countries.ts'

const LIFE_MS = 5 * 60_000
/**
 * The longest lifetime of a code that was typed right, whose owner may still have to type a name and an
 * address.
 */
const LONGEST_LIFE_MS = 10 * 60_000
const MOST_TRIES = 5
const RESEND_AFTER_S = 30
const RESEND_AGAIN_AFTER_S = 15
/** Numbers are sold in blocks: those that differ in these last digits alone probably belong to one owner. */
const DIGITS_IN_A_BLOCK = 3

/** A number to be proven, with the purpose, and with the account where only that one may prove it. */
interface Asked {
  purpose: repo.CodePurpose
  phone: string
  accountId?: number
}

/** Codes with which people prove that a number is theirs. */
export class OneTimeCodes {
  readonly #deps: Deps
  readonly #attempts: Attempts
  readonly #messageSender: MessageSender

  constructor(deps: Deps, attempts: Attempts, messageSender: MessageSender) {
    this.#deps = deps
    this.#attempts = attempts
    this.#messageSender = messageSender
  }

  /** Sends a code. It never looks at whether somebody has the number, so that nothing tells that. */
  async send(
    { purpose, phone, accountId = undefined }: Asked,
    { address, language }: Pick<Visitor, 'address' | 'language'>,
  ) {
    await refuseUnserved(this.#deps.settings, phone)
    const counted = await this.#attempts.count(
      { 'code:phone': phone, 'code:address': address, 'code:prefix': phone.slice(0, -DIGITS_IN_A_BLOCK) },
      'account.tooManyCodes',
    )
    await this.#keepBudget()
    const code = newCode()
    const id = await this.#keep({ purpose, phone }, code, accountId)
    try {
      const line = phoneLine(this.#deps.publicOrigin, code)
      await this.#messageSender.text(phone, language, 'sms.code', { code }, line)
    } catch (error) {
      // A code that did not leave is deleted and not counted.
      await repo.dropCode(this.#deps.database.query, id)
      await this.#attempts.takeBack(counted)
      throw new Refusal('UNAVAILABLE', 'account.codeNotSent', { cause: error })
    }
    return {
      otp: true,
      resend_after_seconds: await this.#resendAfter(phone),
      expires_in_seconds: LIFE_MS / 1000,
    }
  }

  /**
   * The id of a right code, for `consume`; undefined where it is wrong. Each try counts against the code, and
   * a wrong one also against the address it comes from. Nothing counts against the number, because that would
   * refuse its owner a code that they ask for later.
   */
  async prove(asked: Asked, typed: string, address: string): Promise<number | undefined> {
    const counted = await this.#attempts.count({ 'wrong-code:address': address }, 'account.tooManyTries')
    const now = this.#deps.clock.now()
    const { purpose, phone, accountId: account_id = null } = asked
    const alive = await repo.tryCode(
      this.#deps.database.query,
      { purpose, phone, account_id },
      { now, mostTries: MOST_TRIES },
    )
    const hash = hashCode(this.#deps.pepper, alive?.salt ?? newSalt(), typed, asked)
    if (!alive || !sameHash(hash, alive.code_hash)) return undefined
    await this.#attempts.takeBack(counted)
    await repo.prolongCode(
      this.#deps.database.query,
      alive.id,
      new Date(alive.created_at.getTime() + LONGEST_LIFE_MS),
    )
    return alive.id
  }

  /** Uses a right code up, in the transaction of its purpose. False where somebody was faster. */
  async consume(tx: Tx, id: number): Promise<boolean> {
    return repo.consumeCode(tx, id)
  }

  async sweep(): Promise<number> {
    return repo.dropOldCodes(this.#deps.database.query, this.#deps.clock.now())
  }

  async #keep(
    bound: { purpose: repo.CodePurpose; phone: string },
    code: string,
    accountId: number | undefined,
  ) {
    const now = this.#deps.clock.now()
    const salt = newSalt()
    return repo.putCode(this.#deps.database.query, {
      ...bound,
      account_id: accountId ?? null,
      salt,
      code_hash: hashCode(this.#deps.pepper, salt, code, bound),
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
  }

  /**
   * Refuses more SMS than the budget of a day, so that even somebody who finds a way past the other limits is
   * stopped.
   */
  async #keepBudget(): Promise<void> {
    const { smsDailyBudget } = await this.#deps.settings.settings()
    const now = this.#deps.clock.now()
    const today = now.toISOString().slice(0, 10)
    if (await repo.countSms(this.#deps.database.query, today, smsDailyBudget)) return
    const midnight = new Date(`${today}T00:00:00Z`).getTime() + 24 * 60 * 60_000
    throw new Refusal('TOO_MANY', 'account.codesUsedUp', {
      details: { retryAfterSeconds: Math.ceil((midnight - now.getTime()) / 1000) },
    })
  }

  /** The seconds until the next code, which the screen counts down: never less than the limit requires. */
  async #resendAfter(phone: string): Promise<number> {
    const sent = await this.#attempts.counted('code:phone', phone)
    const courtesy = sent > 1 ? RESEND_AGAIN_AFTER_S : RESEND_AFTER_S
    return Math.max(courtesy, Math.ceil((await this.#attempts.waitMs('code:phone', phone)) / 1000))
  }
}
