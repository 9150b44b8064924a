/**
 * A message to a person. An e-mail has a subject, an SMS has none. An SMS may have a last line by which a
 * phone's browser recognizes its code; the outbox does not show that line.
 */
export type OutgoingMessage =
  | { channel: 'email'; to: string; subject: string; text: string }
  | { channel: 'sms'; to: string; text: string; phoneLine?: string }

/**
 * Sends messages to mailboxes and phones. Resolves once the next hop has taken the message, and rejects after
 * a timeout.
 */
export interface Messages {
  send(message: OutgoingMessage): Promise<void>
}

/** A message that was written to the outbox instead of being sent. */
export type OutboxEntry = OutgoingMessage & { at: string }

/** Sends messages, and reads those that were written to the outbox. */
export interface MessageAdapters {
  messages: Messages
  /** The last messages of the outbox, the newest first. */
  listOutbox(most: number): Promise<OutboxEntry[]>
  close(): void
}
