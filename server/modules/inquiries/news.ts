import type { Tx } from '#server/db/database.ts'
import type { Contacts } from './contacts.ts'
import type { Deps } from './deps.ts'
import * as mails from './mail-repo.ts'
import type { ThreadRow } from './repo.ts'
import { mailTime } from './rules.ts'

/** The subject of a thread's notifications, by which a device replaces the older one. */
export const subjectOf = ({ reference }: { reference: string }) => `m-${reference}`

const decided = { accept: 'request_accepted', decline: 'request_declined' } as const

interface Fact {
  reader: 'asker' | 'other'
  decision?: 'accept' | 'decline' | undefined
  messageId: number
}

/** Notifies the side that is to read a message, without quoting it. */
export class News {
  readonly #deps: Pick<Deps, 'notifications' | 'clock'>
  readonly #contacts: Contacts

  constructor(deps: Pick<Deps, 'notifications' | 'clock'>, contacts: Contacts) {
    this.#deps = deps
    this.#contacts = contacts
  }

  async tell(tx: Tx, thread: ThreadRow, fact: Fact): Promise<void> {
    const { asker_mail_at, other_mail_at, account_id, other_reader_id } = thread
    const now = this.#deps.clock.now()
    if (fact.reader === 'asker') {
      const told = { ...fact, accountId: account_id, mailAt: mailTime(asker_mail_at, now) }
      return mails.noteMail(tx, thread.id, 'asker', await this.#notify(tx, thread, told))
    }
    const mailAt = mailTime(other_mail_at, now)
    const { email } = await this.#contacts.of(tx, thread)
    if (other_reader_id !== null) {
      // A contact with an account and an address is mailed the link, which works without a login.
      const told = { ...fact, accountId: other_reader_id, mailAt: email === null ? mailAt : undefined }
      const mailedAt = await this.#notify(tx, thread, told)
      if (email === null) return mails.noteMail(tx, thread.id, 'other', mailedAt)
    }
    // A mail that has not left yet stands for this message too.
    const isPending = thread.mail_due_at !== null && thread.mail_tries === 0
    await mails.oweMail(tx, thread.id, (isPending && thread.mail_due_at) || mailAt)
  }

  #notify(
    tx: Tx,
    thread: ThreadRow,
    { accountId, decision, messageId, mailAt }: Fact & { accountId: number; mailAt: Date | undefined },
  ): Promise<Date | undefined> {
    return this.#deps.notifications.parts.writer.tellOfSubject(tx, {
      accountId,
      kind: decision ? decided[decision] : 'message',
      subject: subjectOf(thread),
      fact: `message ${messageId}`,
      details: { vertical: thread.vertical, title: thread.title, path: `/messages/${thread.reference}` },
      mailAt,
    })
  }
}
