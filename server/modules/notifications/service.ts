import { Delivery } from './delivery/delivery.ts'
import type { Deps } from './deps.ts'
import { Inbox } from './inbox/inbox.ts'
import { NotificationTexts } from './notification-texts.ts'
import { Reminders } from './reminders/reminders.ts'
import { NotificationWriter } from './writing/notification-writer.ts'

/** Builds the parts of the module. A part may depend on those above it. */
function createParts(deps: Deps) {
  const texts = new NotificationTexts(deps.settings)
  const writer = new NotificationWriter(deps)
  const inbox = new Inbox(deps, { writer, texts })
  return {
    writer,
    inbox,
    reminders: new Reminders(deps, writer),
    delivery: new Delivery(deps, { texts, inbox }),
  }
}

/** Notifies people of their bookings and accounts: in their inbox, on their devices, by mail. */
export class NotificationsService {
  readonly deps: Deps
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }

  /** Writes notifications of events and reminders, and sends those that are due. */
  async run(): Promise<void> {
    const { writer, reminders, delivery } = this.parts
    await writer.tellAll()
    await reminders.remind()
    await delivery.deliverDue()
  }

  /** The key with which browsers subscribe; undefined where no pushes are sent. */
  get publicKey(): string | undefined {
    return this.deps.push?.publicKey
  }
}
