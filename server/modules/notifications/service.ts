import { Delivery } from './delivery/delivery.ts'
import type { Deps } from './deps.ts'
import { Inbox } from './inbox/inbox.ts'
import { NotificationTexts } from './notification-texts.ts'
import { Reminders } from './reminders/reminders.ts'
import { NotificationWriter } from './writing/notification-writer.ts'

/** What people are told of what they booked: in their inbox, on their devices, by mail. */
export class NotificationsService {
  readonly inbox: Inbox
  readonly #teller: NotificationWriter
  readonly #reminders: Reminders
  readonly #delivery: Delivery
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
    const words = new NotificationTexts(deps.settings)
    this.#teller = new NotificationWriter(deps)
    this.inbox = new Inbox(deps, { teller: this.#teller, words })
    this.#reminders = new Reminders(deps, this.#teller)
    this.#delivery = new Delivery(deps, { words, inbox: this.inbox })
  }

  /** Tells what happened and what is about to, and brings it to where it is to go. */
  async run(): Promise<void> {
    await this.#teller.tellAll()
    await this.#reminders.remind()
    await this.#delivery.deliverDue()
  }

  /** With which browsers subscribe; undefined where no pushes are sent. */
  get publicKey(): string | undefined {
    return this.#deps.push?.publicKey
  }
}
