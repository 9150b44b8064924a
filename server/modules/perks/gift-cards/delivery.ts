import { formatMinor, minor } from '#contract/money.ts'
import { failpoint } from '#server/failpoint.ts'
import type { Deps } from '../deps.ts'
import { applicable } from '../words.ts'
import { cardSecretOf } from './card-secret.ts'
import type { GiftNews } from './gift-news.ts'
import * as repo from './gift-repo.ts'
import { codeHash, recode } from './repo.ts'

/**
 * How long a gift is leased for its mail: longer than one mail takes, so that a lease that has run out
 * belongs to a server that died, and the next one tries again.
 */
const LEASE_MS = 120_000
const MINUTE_MS = 60_000
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS
/**
 * The pauses double up to six hours, so that these tries take three days: nine in the first nine hours,
 * eleven after them.
 */
const MOST_TRIES = 20

/** Mails gifts to their recipients, at least once each, always with the same code. */
export class GiftDelivery {
  readonly #deps: Deps
  readonly #news: GiftNews

  constructor(deps: Deps, news: GiftNews) {
    this.#deps = deps
    this.#news = news
  }

  async sendDue(): Promise<void> {
    const { database, clock } = this.#deps
    const due = clock.now()
    for (;;) {
      const leased = new Date(clock.now().getTime() + LEASE_MS)
      const gift = await database.transaction((tx) => repo.leaseMail(tx, { due, until: leased }))
      if (!gift) return
      const isSent = await this.#send(gift)
      await failpoint('gift.mail_sent')
      const now = clock.now()
      const pauseMs = Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** gift.mail_tries)
      const next = { next: new Date(now.getTime() + pauseMs) }
      const failed = gift.mail_tries + 1 >= MOST_TRIES ? { failed_at: now } : next
      await database.transaction(async (tx) => {
        const end = isSent ? { sent_at: now } : failed
        const isSettled = await repo.settleMail(tx, { id: gift.id, leased }, end)
        if (isSettled && 'failed_at' in end) await this.#news.tell(tx, 'gift_failed', gift)
      })
    }
  }

  async #send(gift: repo.DueGift): Promise<boolean> {
    const { settings, messages, publicOrigin } = this.#deps
    const { storeName: store, currencySymbol, currencySymbolAlign: side } = await settings.settings()
    const { language, recipient_email: to } = gift
    const { code, pin } = await this.#secretOf(gift)
    const look = { currencySymbol, side, locale: language }
    const { applicable_name: name } = applicable(gift)
    const values = {
      ...{ store, pin, code: code.match(/.{4}/g)?.join('-') ?? code },
      from: gift.giver_name || store,
      name: gift.recipient_name,
      amount: formatMinor(minor(gift.amount_minor), gift.currency, look),
      message: gift.message && `“${gift.message}”\n\n`,
      where: name && `${await settings.say(language, 'mail.gift.where', { name })}\n`,
      day: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(gift.expires_at),
      link: `${publicOrigin}/perks/gift-cards#${code}.${pin}`,
    }
    const subject = await settings.say(language, 'mail.gift.subject', values)
    const text = await settings.say(language, 'mail.gift.text', values)
    return messages.send({ channel: 'email', to, subject, text }).then(
      () => true,
      () => false,
    )
  }

  /**
   * The code and PIN of a gift. A card that was made with another secret than the server has now gets a new
   * code.
   */
  async #secretOf(gift: repo.DueGift) {
    const { pepper, database } = this.#deps
    const secret = cardSecretOf(pepper, gift)
    if (gift.code_hash.equals(codeHash(secret.code))) return secret
    const code_version = gift.code_version + 1
    const anew = cardSecretOf(pepper, { ...gift, code_version })
    await database.transaction((tx) =>
      recode(tx, gift.gift_card_id, { ...anew, code_version, account_id: null }),
    )
    return anew
  }
}
