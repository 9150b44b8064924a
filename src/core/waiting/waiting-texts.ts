import type { QueuedCall } from '#contract/calls/registry.ts'
import type { TextKey } from '#contract/texts/en.ts'

/** The texts for calls that can wait in the outbox; a vertical adds its own. */
export const waitingTexts: Readonly<Partial<Record<QueuedCall['name'], TextKey>>> = {
  'end-session': 'waiting.endSession',
  logout: 'waiting.logout',
  'send-inquiry': 'waiting.message',
  'answer-inquiry': 'waiting.message',
  'read-inquiry': 'waiting.readMessages',
  'close-inquiry': 'waiting.closeThread',
  'report-inquiry': 'waiting.reportThread',
  'watch-slots': 'waiting.watch',
  'unwatch-slots': 'waiting.unwatch',
  'report-listing': 'waiting.report',
  'read-notifications': 'waiting.readNotices',
  'update-profile': 'waiting.updateProfile',
}
