import type { TextKey } from '#contract/texts/en.ts'
import { NoRoom } from '#src/data/outbox/outbox.ts'
import { NoAnswer, Refused } from '#src/data/provider/errors.ts'
import { useSpeech } from './language.tsx'

const texts = {
  offline: 'error.network',
  timeout: 'error.network',
  'sign-in': 'error.signInNetwork',
  unreadable: 'error.internal',
} as const satisfies Record<NoAnswer['trouble'], TextKey>

/** The message of a failure: the server's own where it gave one. */
export function useFailureText(error: unknown): string {
  const { t } = useSpeech()
  if (error instanceof Refused) return error.message
  if (error instanceof NoRoom) return t('device.full')
  return t(error instanceof NoAnswer ? texts[error.trouble] : 'error.internal')
}
