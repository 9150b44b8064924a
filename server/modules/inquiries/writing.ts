import { randomBytes } from 'node:crypto'
import type { ParsedRequestOf } from '#contract/call.ts'
import type { answerByLink, answerInquiry, sendInquiry } from '#contract/calls/inquiries.ts'
import type { Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import { Refusal } from '#server/refusal.ts'
import type { Contacts } from './contacts.ts'
import type { Deps } from './deps.ts'
import { LINK_MS } from './lifetimes.ts'
import * as messages from './messages-repo.ts'
import type { News } from './news.ts'
import { hashOfSecret, replySecretOf } from './reply-secret.ts'
import * as repo from './repo.ts'
import { MOST_SAME_WORDS, mayWrite, refuseDecided, refusePast } from './rules.ts'
import { readerOf, type Side } from './side.ts'

type Asked = ParsedRequestOf<typeof sendInquiry>
type Answered = ParsedRequestOf<typeof answerInquiry>

interface Written {
  text: string
  decision?: 'accept' | 'decline' | undefined
  /** The key that the sender made for the message. A second message with the same key is not written. */
  messageKey?: string | undefined
}

/** Writes messages into threads, and refuses those that are not allowed. */
export class Writing {
  readonly #deps: Deps
  readonly #parts: { contacts: Contacts; news: News }

  constructor(deps: Deps, parts: { contacts: Contacts; news: News }) {
    this.#deps = deps
    this.#parts = parts
  }

  /** Writes to the contact of a listing, in the thread that goes on or in a new one. Answers the thread. */
  async send(tx: Tx, accountId: number, asked: Asked): Promise<repo.ThreadRow> {
    const now = this.#deps.clock.now()
    const writer = await this.#writer(tx, accountId)
    const listing = await repo.findListing(tx, asked.vertical, asked.slug)
    if (!listing?.is_active) throw new Refusal('NOT_FOUND', 'error.notFound')
    if (listing.ends_at && listing.ends_at <= now) throw new Refusal('UNAVAILABLE', 'inquiry.over')
    const contact = await this.#parts.contacts.of(tx, listing)
    const isOwnAddress = writer.email_confirmed_at !== null && sameAddress(writer.email, contact.email)
    if (contact.accountId === accountId || isOwnAddress) throw new Refusal('UNAVAILABLE', 'inquiry.own')
    refusePast(asked.details.day, listing.time_zone, now)
    await this.#refuseRepeated(tx, { accountId, text: asked.text, listingId: listing.listing_id, now })
    const going = await repo.findGoing(tx, listing.listing_id, accountId, now)
    const id = going?.id ?? (await this.#begin(tx, accountId, { listing, contact }))
    await this.#write(tx, id, 'asker', asked)
    // A new request in an old thread needs a decision of its own.
    if (asked.kind === 'request')
      await repo.change(tx, id, { kind: 'request', details: asked.details, state: 'open' })
    return this.#thread(tx, id)
  }

  /** Writes in a thread, as the side that the person is. */
  async answer(tx: Tx, accountId: number, { inquiry, ...written }: Answered) {
    await this.#writer(tx, accountId)
    const found = await repo.findOwn(tx, { reference: inquiry, accountId, now: this.#deps.clock.now() })
    if (!found) throw new Refusal('NOT_FOUND', 'error.notFound')
    const side = found.account_id === accountId ? 'asker' : 'other'
    return { side, message: await this.#write(tx, found.id, side, written) } as const
  }

  /** Writes in a thread by the link in a mail. */
  async answerByLink({ secret, message_key, ...written }: ParsedRequestOf<typeof answerByLink>) {
    const now = this.#deps.clock.now()
    return this.#deps.database.transaction(async (tx) => {
      const found = await repo.findBySecret(tx, hashOfSecret(secret), now)
      if (!found) throw new Refusal('NOT_FOUND', 'error.notFound')
      return this.#write(tx, found.id, 'other', { ...written, messageKey: message_key })
    })
  }

  /** Writes in a thread as the marketplace, on behalf of the contact. */
  answerAsHouse(id: number, written: Written) {
    return this.#deps.database.transaction((tx) => this.#write(tx, id, 'house', written))
  }

  async #writer(tx: Tx, accountId: number) {
    const writer = await repo.lockWriter(tx, accountId)
    if (writer.phone_confirmed_at === null) throw new Refusal('UNAVAILABLE', 'inquiry.needsPhone')
    return writer
  }

  async #refuseRepeated(tx: Tx, said: Parameters<typeof messages.countSameWords>[1]): Promise<void> {
    if ((await messages.countSameWords(tx, said)) >= MOST_SAME_WORDS)
      throw new Refusal('TOO_MANY', 'inquiry.sameWords', { details: { retryAfterSeconds: DAY_SECONDS } })
  }

  async #begin(
    tx: Tx,
    accountId: number,
    {
      listing,
      contact,
    }: { listing: { listing_id: number }; contact: { name: string; accountId: number | null } },
  ): Promise<number> {
    const { clock, attempts, pepper } = this.#deps
    const now = clock.now()
    const subject = String(accountId)
    const counted = { 'thread:account': subject, 'thread:account-day': subject }
    await attempts.within(tx).count(counted, 'inquiry.tooMany')
    const reference = randomBytes(16).toString('base64url')
    return repo.addThread(tx, {
      ...{ reference, listing_id: listing.listing_id, account_id: accountId, kind: 'question' },
      ...{ other_account_id: contact.accountId, other_name: contact.name.slice(0, 200) },
      secret_hash: hashOfSecret(replySecretOf(pepper, reference)),
      secret_until: new Date(now.getTime() + LINK_MS),
      ...{ last_at: now, created_at: now },
    })
  }

  async #thread(tx: Tx, id: number): Promise<repo.ThreadRow> {
    const found = await repo.findById(tx, id, this.#deps.clock.now())
    if (!found) throw new Refusal('NOT_FOUND', 'error.notFound')
    return found
  }

  async #write(tx: Tx, id: number, side: Side, { text, decision, messageKey }: Written) {
    const { clock, attempts } = this.#deps
    await repo.lock(tx, id)
    const thread = await this.#thread(tx, id)
    const before = messageKey === undefined ? undefined : await messages.findByKey(tx, id, messageKey)
    if (before) return before
    const reason = mayWrite(thread, side)
    if (reason) throw new Refusal('UNAVAILABLE', `inquiry.${reason}`)
    if (decision) {
      if (side === 'asker') throw new Refusal('NOT_FOUND', 'error.notFound')
      refuseDecided(thread)
    }
    const counted = side === 'asker' ? `account ${thread.account_id}` : `thread ${id}`
    if (side !== 'house') await attempts.within(tx).count({ 'message:writer': counted })
    const now = clock.now()
    const said = { inquiryId: id, side, text, messageKey: messageKey ?? null, now }
    const message = await messages.addMessage(tx, said)
    if (decision) await repo.change(tx, id, { state: decision === 'accept' ? 'accepted' : 'declined' })
    await this.#parts.news.tell(tx, thread, { reader: readerOf(side), decision, messageId: message.id })
    await failpoint('inquiry.before_commit')
    return message
  }
}

const DAY_SECONDS = 86_400

const sameAddress = (one: string | null, other: string | null) =>
  one !== null && other !== null && one.toLowerCase() === other.toLowerCase()
