import type { OwnGiftCard, OwnMembership } from '#contract/entities/wallet.ts'
import { minor, toWire } from '#contract/money.ts'
import { judgeGiftCard } from '../checkout/judge.ts'
import { presentGiftCard, presentMembership } from '../checkout/presenter.ts'
import { PerkWords } from '../checkout/refuse.ts'
import type { Deps } from '../deps.ts'
import * as cards from '../gift-cards/repo.ts'
import * as memberships from '../memberships/repo.ts'
import { isWhole, refundableOf } from '../refundable.ts'

/** How long an ended card is still shown, so that nobody thinks it was lost. */
const SHOWN_AFTER_MS = 60 * 86_400_000

interface Who {
  accountId: number
  language: string
}

/** The gift cards and memberships that a person has. */
export class HeldPerks {
  readonly #deps: Deps
  readonly #words: PerkWords

  constructor(deps: Deps) {
    this.#deps = deps
    this.#words = new PerkWords(deps.settings)
  }

  /** A person's gift cards, the good ones first, the others with why they are not good. */
  async giftCards({ accountId, language }: Who): Promise<OwnGiftCard[]> {
    const now = this.#deps.clock.now()
    const since = new Date(now.getTime() - SHOWN_AFTER_MS)
    const rows = await cards.listHeld(this.#deps.database.query, accountId, since)
    const shown = await Promise.all(
      rows.map(async (row) => {
        const judgement = judgeGiftCard(row, { bought: undefined, now })
        const shown = presentGiftCard(row, await this.#words.show(judgement, row.currency, language))
        const refundable = isWhole(row, row.paid_minor ?? 0) ? refundableOf(row, now) : undefined
        return { ...shown, ...(refundable && { refundable }) }
      }),
    )
    return shown.toSorted((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null))
  }

  /** A person's current memberships, with what each has taken off so far. */
  async memberships({ accountId, language }: Who): Promise<OwnMembership[]> {
    const { database, clock } = this.#deps
    const now = clock.now()
    const rows = await memberships.listMemberships(database.query, accountId, now)
    return rows.map((row) => {
      const refundable = row.uses === 0 ? refundableOf(row, now) : undefined
      return {
        ...presentMembership(row, language, null),
        uses: row.uses,
        starts_at: row.starts_at.toISOString(),
        most_uses: row.most_uses,
        saved: toWire(minor(row.saved_minor), row.currency),
        ...(refundable && { refundable }),
      }
    })
  }
}
