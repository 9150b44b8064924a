import type { QueuedCall } from '#contract/calls/registry.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'

const texts: Readonly<Record<string, TextKey>> = {
  'cancel-event-booking': 'waiting.cancelBooking',
  'cancel-rental-booking': 'waiting.cancelBooking',
  'end-session': 'waiting.endSession',
  logout: 'waiting.logout',
  'rate-event-booking': 'waiting.rate',
  'rate-rental-booking': 'waiting.rate',
  'read-notifications': 'waiting.readNotices',
  'toggle-favorite-event': 'waiting.favourite',
  'toggle-favorite-rental': 'waiting.favourite',
  'update-profile': 'waiting.updateProfile',
} satisfies Record<QueuedCall['name'], TextKey>

/** What the person did, in words; every call that may wait has some. */
export function useActionText(): (call: string) => string {
  const { t } = useSpeech()
  return (call) => t(texts[call] ?? 'waiting.unknown')
}
