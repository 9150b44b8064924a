import type { WireGiftCard } from '#contract/entities/checkout-perk.ts'
import type { OwnMembership } from '#contract/entities/wallet.ts'
import { minor, toWire } from '#contract/money.ts'
import { judgeGiftCard } from '../checkout/judge.ts'
import { presentGiftCard, presentMembership } from '../checkout/presenter.ts'
import { PerkWords } from '../checkout/refuse.ts'
import type { Deps } from '../deps.ts'
import * as cards from '../gift-cards/repo.ts'
import * as memberships from '../memberships/repo.ts'

/** A card that ended is shown for so long, so that nobody thinks it was lost. */
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

  /** Those that are good first; each of the others with why it is not. */
  async giftCards({ accountId, language }: Who): Promise<WireGiftCard[]> {
    const now = this.#deps.clock.now()
    const since = new Date(now.getTime() - SHOWN_AFTER_MS)
    const rows = await cards.listHeld(this.#deps.database.query, accountId, since)
    const shown = await Promise.all(
      rows.map(async (row) => {
        const judgement = judgeGiftCard(row, { bought: undefined, now })
        return presentGiftCard(row, await this.#words.show(judgement, row.currency, language))
      }),
    )
    return shown.toSorted((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null))
  }

  /** Those that are good, with what each has taken off so far. */
  async memberships({ accountId, language }: Who): Promise<OwnMembership[]> {
    const { database, clock } = this.#deps
    const rows = await memberships.listMemberships(database.query, accountId, clock.now())
    return rows.map((row) => ({
      ...presentMembership(row, language, null),
      uses: row.uses,
      most_uses: row.most_uses,
      saved: toWire(minor(row.saved_minor), row.currency),
    }))
  }
}
