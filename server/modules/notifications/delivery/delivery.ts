import type { Deps } from '../deps.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { isKind, kinds } from '../kinds.ts'
import type { NotificationTexts } from '../notification-texts.ts'
import { tagOf } from '../tag.ts'
import { waitBeforeTry } from './backoff.ts'
import { fittingPayload } from './payload.ts'
import * as repo from './repo.ts'

const MOST_AT_ONCE = 50
/**
 * How long deliveries are leased: longer than any takes, so that a lease that has run out belongs to a server
 * that died, and the next one tries again.
 */
const LEASE_MS = 120_000

/** The result of a delivery: it is done, or tried again, at the earliest after some seconds. */
type Fate = { done: true; trouble?: string } | { done: false; afterSeconds?: number | undefined }

const DONE: Fate = { done: true }

/** Sends notifications to devices and mailboxes, at least once. */
export class Delivery {
  readonly #deps: Deps
  readonly #parts: { texts: NotificationTexts; inbox: Inbox }

  constructor(deps: Deps, parts: { texts: NotificationTexts; inbox: Inbox }) {
    this.#deps = deps
    this.#parts = parts
  }

  /** Sends all deliveries that are due. Throws at the end where some were refused, so that the log has it. */
  async deliverDue(): Promise<void> {
    const { database, clock } = this.#deps
    const troubles = new Set<string>()
    for (let taken = MOST_AT_ONCE; taken === MOST_AT_ONCE; ) {
      const now = clock.now()
      const until = new Date(now.getTime() + LEASE_MS)
      const due = await database.transaction((tx) => repo.lease(tx, { now, until, most: MOST_AT_ONCE }))
      const outcomes = await Promise.all(due.map((it) => this.#deliver(it)))
      for (const trouble of outcomes) if (trouble) troubles.add(trouble)
      taken = due.length
    }
    if (troubles.size > 0) throw new Error(`Not delivered: ${[...troubles].join('; ')}`)
  }

  async #deliver(it: repo.DueDelivery): Promise<string | undefined> {
    const { database, clock } = this.#deps
    const now = clock.now()
    const fate = it.expires_at <= now ? DONE : await this.#send(it, now)
    if (fate.done) {
      await repo.drop(database.query, it.id)
      return fate.trouble
    }
    const wait = waitBeforeTry(it.tries + 1, fate.afterSeconds)
    await repo.postpone(database.query, it.id, new Date(now.getTime() + wait))
    return undefined
  }

  #send(it: repo.DueDelivery, now: Date): Promise<Fate> {
    return it.session_id === null ? this.#mail(it) : this.#push(it, it.session_id, now)
  }

  async #push(it: repo.DueDelivery, sessionId: number, now: Date): Promise<Fate> {
    const { push, accounts } = this.#deps
    const { pushDevices } = accounts.parts
    const device = await pushDevices.subscription(sessionId)
    if (!push || !device) return DONE
    const language = device.language ?? it.language ?? (await this.#defaultLanguage())
    const { title, body } = await this.#parts.texts.say(it, language)
    const tag = tagOf({ id: it.notification_id, subject: it.subject })
    const unread = await this.#parts.inbox.unread(it.account_id)
    const path = `${it.details.path}`
    const fate = await push.send(device.keys, {
      payload: fittingPayload({
        title,
        body,
        path,
        tag,
        unread,
        lang: language,
        dir: await this.#dir(language),
      }),
      ttlSeconds: Math.max(0, Math.floor((it.expires_at.getTime() - now.getTime()) / 1000)),
      urgency: isKind(it.kind) && kinds[it.kind].isUrgent ? 'high' : 'normal',
      topic: tag,
    })
    if (fate.kind === 'later') return { done: false, afterSeconds: fate.afterSeconds }
    if (fate.kind === 'gone') await pushDevices.forget(sessionId, device.token)
    if (fate.kind !== 'refused') return DONE
    return { done: true, trouble: `${new URL(device.keys.endpoint).host} answered ${fate.status}` }
  }

  async #mail(it: repo.DueDelivery): Promise<Fate> {
    if (it.email === null) return DONE
    const { settings, messages, orders, publicOrigin } = this.#deps
    const language = it.language ?? (await this.#defaultLanguage())
    const { title: subject, body: said } = await this.#parts.texts.say(it, language)
    const news = [said, ...(await this.#bookedWords(it, language))].join('\n')
    const arrival = it.booking_id === null ? null : await orders.parts.arrivals.textNow(it.booking_id)
    const body = arrival === null ? news : await settings.say(language, 'mail.arrival', { news, arrival })
    const { storeName: store } = await settings.settings()
    const link = `${publicOrigin}${it.details.path}`
    const about = it.subject === null ? 'mail.booking.text' : 'mail.message.text'
    const text = await settings.say(language, about, { body, link, store })
    try {
      await messages.send({ channel: 'email', to: it.email, subject: `${subject} – ${store}`, text })
      return DONE
    } catch {
      return { done: false }
    }
  }

  async #bookedWords(
    { booking_id: bookingId, details: { vertical } }: repo.DueDelivery,
    language: string,
  ): Promise<string[]> {
    if (bookingId === null || vertical === undefined) return []
    return this.#deps.orders.bookedWords({ vertical, bookingId }, language)
  }

  async #defaultLanguage(): Promise<string> {
    return (await this.#deps.settings.cachedLanguages())[0]?.code ?? 'en'
  }

  async #dir(language: string): Promise<'ltr' | 'rtl'> {
    const all = await this.#deps.settings.cachedLanguages()
    return all.find((it) => it.code === language)?.direction ?? 'ltr'
  }
}
