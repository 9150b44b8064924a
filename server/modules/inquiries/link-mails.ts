import { failpoint } from '#server/failpoint.ts'
import type { Contacts } from './contacts.ts'
import type { Deps } from './deps.ts'
import * as repo from './mail-repo.ts'
import { replySecretOf } from './reply-secret.ts'

/**
 * How long a mail is leased: longer than one takes with all timeouts, so that a lease that has run out
 * belongs to a server that died, and the next one tries again.
 */
const LEASE_MS = 120_000
const FIRST_PAUSE_MS = 60_000
const MOST_TRIES = 12

/**
 * Mails links to threads to the contacts of listings, at least once each. The mail does not quote the
 * message.
 */
export class LinkMails {
  readonly #deps: Deps
  readonly #contacts: Contacts

  constructor(deps: Deps, contacts: Contacts) {
    this.#deps = deps
    this.#contacts = contacts
  }

  async sendDue(): Promise<void> {
    const { database, clock } = this.#deps
    const due = clock.now()
    await repo.dropNeedlessMails(database.query, due)
    for (;;) {
      const until = new Date(clock.now().getTime() + LEASE_MS)
      const mail = await database.transaction((tx) => repo.leaseMail(tx, { due, until }))
      if (!mail) return
      const isSent = await this.#send(mail)
      await failpoint('inquiry.mail_sent')
      const isOver = isSent || mail.mail_tries >= MOST_TRIES
      const next = isOver ? null : new Date(clock.now().getTime() + pauseAfter(mail))
      await repo.settleMail(database.query, mail.id, until, next)
    }
  }

  async #send(it: repo.DueMail): Promise<boolean> {
    const { database, settings, messages, publicOrigin, pepper } = this.#deps
    const { storeName: store, supportEmail } = await settings.settings()
    const to = (await this.#contacts.of(database.query, it)).email ?? supportEmail
    // Without an address the operator answers, in whose list the thread is.
    if (!to) return true
    const language = (await settings.cachedLanguages())[0]?.code ?? 'en'
    const link = `${publicOrigin}/messages/reply#${replySecretOf(pepper, it.reference)}`
    const values = { title: it.title, link, store }
    const subject = await settings.say(language, 'mail.inquiry.subject', values)
    const text = await settings.say(language, 'mail.inquiry.text', values)
    return messages.send({ channel: 'email', to, subject, text }).then(
      () => true,
      () => false,
    )
  }
}

const pauseAfter = ({ mail_tries }: repo.DueMail) => FIRST_PAUSE_MS * 2 ** Math.min(6, mail_tries)
