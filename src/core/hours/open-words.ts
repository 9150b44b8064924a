import type { OpeningHours } from '#contract/entities/opening-hours.ts'
import type { DayHours } from '#contract/place/hours.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { TextValues } from '#contract/texts/format.ts'
import { hourWords } from '#src/lib/clock-words.ts'
import { dayAt, shortDayAt, weekdayAt } from '#src/lib/dates.ts'
import { dayOf, daysOn } from '#src/lib/month.ts'
import { rangesOf } from './hour-range.ts'
import { type OpeningNow, openingNow } from './opening-now.ts'

type Say = (key: TextKey, values?: TextValues) => string

/** The words for whether a place is open. */
export interface OpenWords {
  /** The tone that chooses the colour. */
  tone: 'open' | 'closed' | 'unknown'
  state: string
  /** The words for when the state changes. */
  change?: string | undefined
  /** Further remarks. */
  notes: string[]
  /** The milliseconds for which all this stays as it is. */
  holdsFor: number
}

/** The end of the night, which still belongs to the day before. */
const NIGHT_ENDS = '06:00'
const WEEK = 7

interface Speech {
  t: Say
  locale: string
}

/** The words for whether a place is open at an instant, in the reader's language. */
export function openWords(hours: OpeningHours, zone: string, now: number, speech: Speech): OpenWords {
  const opening = openingNow(hours, zone, now)
  const { note = '', ...said } = stateWords(opening, hours, speech)
  const isByWeek = opening.isUsual && opening.clock !== undefined && said.tone !== 'unknown'
  const notes = [note, isByWeek ? speech.t('hours.usual') : '', hours.note]
  return { ...said, notes: notes.filter((it) => it !== ''), holdsFor: opening.holdsFor }
}

type Said = Pick<OpenWords, 'tone' | 'state' | 'change'> & { note?: string }

function stateWords(opening: OpeningNow, hours: OpeningHours, speech: Speech): Said {
  const { state } = opening
  if (state === 'unknown') return unknownWords(opening, hours, speech)
  if (state === 'open' || state === 'closed') return changeWords(opening, state, speech)
  const { t, locale } = speech
  if (state === 'closed_for_good') return { tone: 'closed', state: t('hours.closedForGood') }
  const { closed_until: until } = hours
  if (until === null) return { tone: 'closed', state: t('hours.closedForNow') }
  return { tone: 'closed', state: t('hours.closedUntil', { day: shortDayAt(noonOf(until), 'UTC', locale) }) }
}

function unknownWords({ clock, today }: OpeningNow, { week }: OpeningHours, { t, locale }: Speech): Said {
  const tone = 'unknown'
  if (clock === undefined && week !== null) return { tone, state: t('hours.asListed') }
  if (week === null || !today) return { tone, state: t('hours.unknown') }
  const hours = today.spans.length === 0 ? t('hours.closed') : rangesOf(today.spans, locale)
  return { tone, state: dayNote(today, t), note: t('hours.usually', { hours }) }
}

function changeWords(opening: OpeningNow, tone: 'open' | 'closed', { t, locale }: Speech): Said {
  const { clock, change, today, isAlways } = opening
  const note = today ? dayNote(today, t) : ''
  if (clock === undefined || change === undefined)
    return { tone, state: t(tone === 'open' && isAlways ? 'hours.always' : `hours.${tone}`), note }
  const when = whenWords(clock, change, tone, { t, locale })
  const changes = tone === 'open' ? t('hours.closes', { when }) : t('hours.opens', { when })
  return { tone, state: t(`hours.${tone}`), change: changes, note }
}

/** The remark for a special day. */
function dayNote({ name, isKnown }: DayHours, t: Say): string {
  if (isKnown) return name
  return name === '' ? t('hours.mayDiffer') : t('hours.mayDifferOn', { name })
}

/** The words for when a place opens or closes: 'at 5:00 pm', 'tomorrow 9:00 am', 'Fri 9:00 am'. */
function whenWords(now: string, change: string, tone: 'open' | 'closed', { t, locale }: Speech): string {
  const [today, day] = [dayOf(now), dayOf(change)]
  const time = hourWords(change, locale)
  const isTomorrow = day === daysOn(today, 1)
  const isTonight = isTomorrow && tone === 'open' && change.slice(-NIGHT_ENDS.length) < NIGHT_ENDS
  if (day === today || isTonight) return t('hours.at', { time })
  if (isTomorrow) return t('hours.tomorrow', { time })
  const isSoon = day < daysOn(today, WEEK)
  return t('hours.onDay', {
    day: isSoon ? weekdayAt(noonOf(day), locale) : dayAt(noonOf(day), 'UTC', locale),
    time,
  })
}

const noonOf = (day: string) => `${day}T12:00:00Z`
