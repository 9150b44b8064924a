import { useSpeech } from '#src/core/language/language.tsx'
import { momentAt, shortDayAt } from '#src/lib/dates.ts'
import type { When } from './when.ts'

const CLOCK = 'YYYY-MM-DD HH:mm'.length

/** As it stands on the clock there, whatever the device's own is. */
const instantOf = (time: string) => `${time.slice(0, CLOCK).replace(' ', 'T')}:00Z`

const ways = { days: shortDayAt, times: momentAt }

/** From which day to which, or from which time: '10 Jun – 12 Jun'. */
export function useWhenWords(way: keyof typeof ways): (when: When) => string {
  const { t, language } = useSpeech()
  const say = (time: string) => ways[way](instantOf(time), 'UTC', language?.code ?? 'en')
  return ({ from, until }) => t('explore.between', { from: say(from), until: say(until) })
}
