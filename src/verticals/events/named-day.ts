import { type EventDay, eventDays } from '#contract/event/days.ts'

/** The names of the days in searches, in every language of the app, whichever one the person types in. */
const names: Record<EventDay, readonly string[]> = {
  today: ['today', 'hoy', 'اليوم'],
  tonight: [
    'tonight',
    'this evening',
    'esta noche',
    'hoy por la noche',
    'الليلة',
    'هذا المساء',
    'مساء اليوم',
  ],
  tomorrow: ['tomorrow', 'tomorrow night', 'mañana', 'mañana por la noche', 'غدا', 'بكرة'],
  weekend: [
    'this weekend',
    'weekend',
    'este fin de semana',
    'fin de semana',
    'este finde',
    'finde',
    'نهاية هذا الأسبوع',
    'عطلة نهاية الأسبوع',
    'نهاية الأسبوع',
  ],
}

/** Words that ask for any events. */
const anyEvent = ['events', 'event', 'what s on', 'things to do', 'eventos', 'que hacer', 'فعاليات']

/** Removes case, accents and the signs above Arabic letters, which people often leave out. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Splits texts into words, the longest first: 'this weekend' has to be found before 'weekend'. */
const sequences = (texts: readonly string[]) =>
  texts.map((it) => wordsOf(plain(it))).sort((one, other) => other.length - one.length)
const dayNames = eventDays
  .flatMap((day) => sequences(names[day]).map((words) => ({ day, words })))
  .sort((one, other) => other.words.length - one.words.length)
const fillers = sequences(anyEvent)

/** The day that a search names, and the words beside it; undefined: it names none. */
export function namedDay(text: string): { day: EventDay; rest: string } | undefined {
  const words = wordsOf(text)
  for (const { day, words: name } of dayNames) {
    const rest = without(words, name)
    if (rest) return { day, rest: fillers.reduce((left, it) => without(left, it) ?? left, rest).join(' ') }
  }
  return undefined
}

/** Removes the first occurrence of a sequence of words; undefined where there is none. */
function without(words: readonly string[], sought: readonly string[]): readonly string[] | undefined {
  const at = words.findIndex((_, from) => sought.every((it, n) => plain(words[from + n] ?? '') === it))
  return at < 0 ? undefined : [...words.slice(0, at), ...words.slice(at + sought.length)]
}
