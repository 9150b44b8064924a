/** Something a person is to receive. An e-mail has a subject, an SMS has none. */
export type OutgoingMessage =
  | { channel: 'email'; to: string; subject: string; text: string }
  | { channel: 'sms'; to: string; text: string }

/** The way to people's mailboxes and phones. Resolves when the next hop has taken the message, and rejects in time. */
export interface Messages {
  send(message: OutgoingMessage): Promise<void>
}

/** A message that was written down instead of sent. */
export type OutboxEntry = OutgoingMessage & { at: string }

/** Both sides of messages: sending them, and reading what was written down while there was no way to send. */
export interface MessageAdapters {
  messages: Messages
  /** The newest first. */
  listOutbox(most: number): Promise<OutboxEntry[]>
  close(): void
}
