import { Delivery } from './delivery/delivery.ts'
import { Inbox } from './inbox/inbox.ts'
import { Reminders } from './reminders/reminders.ts'
import type { Surroundings } from './surroundings.ts'
import { Teller } from './telling/teller.ts'
import { Words } from './words.ts'

/** What people are told of what they booked: in their inbox, on their devices, by mail. */
export class NotificationsService {
  readonly inbox: Inbox
  readonly #teller: Teller
  readonly #reminders: Reminders
  readonly #delivery: Delivery
  readonly #at: Surroundings

  constructor(at: Surroundings) {
    this.#at = at
    const words = new Words(at.settings)
    this.#teller = new Teller(at)
    this.inbox = new Inbox(at, { teller: this.#teller, words })
    this.#reminders = new Reminders(at, this.#teller)
    this.#delivery = new Delivery(at, { words, inbox: this.inbox })
  }

  /** Tells what happened and what is about to, and brings it to where it is to go. */
  async run(): Promise<void> {
    await this.#teller.tellAll()
    await this.#reminders.remind()
    await this.#delivery.deliverDue()
  }

  /** With which browsers subscribe; undefined where no pushes are sent. */
  get publicKey(): string | undefined {
    return this.#at.push?.publicKey
  }
}
