import type { Tx } from '#server/db/database.ts'
import type { AccountEventKind } from '../../account-events/service.ts'
import type { Deps } from '../deps.ts'
import { perkPath } from '../perk-path.ts'
import * as repo from './gift-repo.ts'

const DAY_MS = 86_400_000
/** How long after its mail an unredeemed gift is reminded of, once. */
const UNCLAIMED_FOR_MS = 30 * DAY_MS
const MOST_AT_ONCE = 200

type Kind = Extract<AccountEventKind, `gift_${string}`>

/** Tells givers what became of their gifts. */
export class GiftNews {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Tells the giver. A gift whose giver has left is anonymous, and nobody is told. */
  async tell(tx: Tx, kind: Kind, gift: repo.ToldGift): Promise<void> {
    if (gift.recipient_name === '') return
    const { id, giver_id: accountId, recipient_name: title, amount_minor, currency } = gift
    const path = perkPath('gift_card', '')
    const details = { title, path, perk: 'gift_card', amount_minor, currency } as const
    await this.#deps.accountEvents.note(tx, { accountId, kind, subject: `gift-${id}`, details })
  }

  /** Reminds of gifts that nobody has redeemed: tells the giver, and mails the recipient once more. */
  async remindOfUnclaimed(): Promise<void> {
    while ((await this.#remindSome()) === MOST_AT_ONCE);
  }

  #remindSome(): Promise<number> {
    const { database, clock } = this.#deps
    const now = clock.now()
    const sentBefore = new Date(now.getTime() - UNCLAIMED_FOR_MS)
    return database.transaction(async (tx) => {
      const gifts = await repo.lockUnclaimed(tx, { now, sentBefore, most: MOST_AT_ONCE })
      for (const gift of gifts) {
        await this.tell(tx, 'gift_unclaimed', gift)
        await repo.changeGift(tx, gift.id, { mail_due_at: now, mail_tries: 0 })
      }
      return gifts.length
    })
  }
}
