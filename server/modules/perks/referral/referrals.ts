import type { Referral } from '#contract/entities/referral.ts'
import { firstName } from '#contract/first-name.ts'
import { type Currency, type Minor, minor, parseWire, toWire, ZERO } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import type { Deps } from '../deps.ts'
import * as repo from './repo.ts'
import type { Rewards } from './rewards.ts'

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS
/** How long after the friend's visit the reward is credited: as long as an earning waits. */
const WAIT_MS = DAY_MS
const MOST_SHOWN = 100

/** The current terms of a reward. */
interface Terms {
  amount: Minor
  currency: Currency
  /** The least that the friend must have paid. */
  least: Minor
  /** The most friends who are rewarded in a year. */
  most: number
}

/**
 * People who joined by another's code, and the rewards of those who brought them, once the friend has been
 * somewhere.
 */
export class Referrals {
  readonly #deps: Deps
  readonly #rewards: Rewards

  constructor(deps: Deps, rewards: Rewards) {
    this.#deps = deps
    this.#rewards = rewards
  }

  /** The friends that a person brought, how far each has come, and the terms of the reward. */
  async of(accountId: number) {
    const { database, settings } = this.#deps
    const { currencyCode: currency, ...of } = await settings.cachedSettings()
    const rows = await repo.listReferred(database.query, accountId, MOST_SHOWN)
    return {
      reward: of.referralRewardAmount,
      least_paid: of.referralLeastPaid,
      friend_rate: of.referralDiscountRate,
      earned: toWire(minor(await repo.sumRewards(database.query, accountId, currency)), currency),
      referrals: rows.map(presentReferral),
    }
  }

  /**
   * Credits all rewards that are due, one after the other. Several servers may do so at once, since each
   * skips what another has locked.
   */
  async creditDue(): Promise<void> {
    const { database, settings } = this.#deps
    const { currencyCode: currency, ...of } = await settings.settings()
    const amount = parseWire(of.referralRewardAmount, currency) ?? ZERO
    if (!of.enableReferAndEarn || amount === 0) return
    const least = parseWire(of.referralLeastPaid, currency) ?? ZERO
    const terms = { amount, least, currency, most: of.referralMostRewards }
    while (await database.transaction((tx) => this.#creditNext(tx, terms)));
  }

  async #creditNext(tx: Tx, { amount, least, currency, most }: Terms): Promise<boolean> {
    const now = this.#deps.clock.now()
    const due = await repo.lockNext(tx, {
      endedBefore: new Date(now.getTime() - WAIT_MS),
      least,
      currency,
    })
    if (!due) return false
    const { referred_id, referrer_id, booking_id, friend } = due
    // Another server may have rewarded this friend since this one looked.
    if (await repo.isRewarded(tx, referred_id)) return true
    const rewarded = await repo.countRewards(tx, referrer_id, new Date(now.getTime() - YEAR_MS))
    const reward = { referred_id, referrer_id, booking_id, amount_minor: amount, currency, created_at: now }
    if (rewarded >= most) {
      await repo.addReward(tx, { ...reward, state: 'over_limit', move_id: null })
      return true
    }
    // Two accounts on one device may be one person.
    if (await repo.shareDevice(tx, referred_id, referrer_id)) {
      await repo.addReward(tx, { ...reward, state: 'held', move_id: null })
      return true
    }
    const move_id = await this.#rewards.give(tx, { referred_id, referrer_id, friend, amount, currency })
    await repo.addReward(tx, { ...reward, state: 'credited', move_id })
    await failpoint('referral.before_commit')
    return true
  }
}

function presentReferral(it: Awaited<ReturnType<typeof repo.listReferred>>[number]): Referral {
  const common = { name: firstName(it.name) }
  if (it.state === 'credited' && it.currency !== null && it.rewarded_at !== null)
    return {
      ...common,
      state: 'earned',
      amount: toWire(minor(it.amount_minor ?? 0), it.currency),
      at: it.rewarded_at.toISOString(),
    }
  if (it.state === 'held' && it.rewarded_at !== null)
    return { ...common, state: 'held', at: it.rewarded_at.toISOString() }
  return { ...common, state: it.has_booked ? 'booked' : 'invited', at: it.created_at.toISOString() }
}
