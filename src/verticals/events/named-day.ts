import type { EventDay } from '#contract/event/days.ts'
import type { DayAhead } from './day-ahead.ts'

type NamedDay = EventDay | DayAhead

/** The names of the days in searches, in every language of the app, whichever one the person types in. */
const names: Record<NamedDay, readonly string[]> = {
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
    'the weekend',
    'weekend',
    'este fin de semana',
    'fin de semana',
    'este finde',
    'finde',
    'نهاية هذا الأسبوع',
    'عطلة نهاية الأسبوع',
    'نهاية الأسبوع',
  ],
  nextWeekend: [
    'next weekend',
    'proximo fin de semana',
    'fin de semana que viene',
    'proximo finde',
    'finde que viene',
    'نهاية الأسبوع القادم',
    'نهاية الأسبوع المقبل',
  ],
  monday: ['monday', 'lunes', 'الاثنين', 'الإثنين'],
  tuesday: ['tuesday', 'martes', 'الثلاثاء'],
  wednesday: ['wednesday', 'miércoles', 'الأربعاء'],
  thursday: ['thursday', 'jueves', 'الخميس'],
  friday: ['friday', 'viernes', 'الجمعة'],
  saturday: ['saturday', 'sábado', 'السبت'],
  sunday: ['sunday', 'domingo', 'الأحد'],
}

/** Words that ask for any events. */
const anyEvent = ['events', 'event', 'what s on', 'things to do', 'eventos', 'que hacer', 'فعاليات']
/** Words that only join a day to what is looked for, as in 'something for the kids on Saturday'. */
const joining = new Set([
  ...['something', 'anything', 'for', 'on', 'at', 'in', 'the', 'this', 'next'],
  ...['algo', 'para', 'el', 'la', 'los', 'las', 'de', 'en', 'este', 'proximo'],
  ...['شيء', 'في', 'يوم'],
])

/** Removes case, accents and the signs above Arabic letters, which people often leave out. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Splits texts into words, the longest first: 'this weekend' has to be found before 'weekend'. */
const sequences = (texts: readonly string[]) =>
  texts.map((it) => wordsOf(plain(it))).sort((one, other) => other.length - one.length)
const dayNames = Object.entries(names)
  .flatMap(([day, texts]) => sequences(texts).map((words) => ({ day: day as NamedDay, words })))
  .sort((one, other) => other.words.length - one.words.length)
const fillers = sequences(anyEvent)

/** The day that a search names, and the words beside it; undefined: it names none. */
export function namedDay(text: string): { day: NamedDay; rest: string } | undefined {
  const words = wordsOf(text)
  for (const { day, words: name } of dayNames) {
    const rest = without(words, name)
    if (rest) return { day, rest: subjectOf(fillers.reduce((left, it) => without(left, it) ?? left, rest)) }
  }
  return undefined
}

/** Removes the joining words at both ends. */
function subjectOf(words: readonly string[]): string {
  const says = (word: string) => !joining.has(plain(word))
  const first = words.findIndex(says)
  return first < 0 ? '' : words.slice(first, words.findLastIndex(says) + 1).join(' ')
}

/** Removes the first occurrence of a sequence of words; undefined where there is none. */
function without(words: readonly string[], sought: readonly string[]): readonly string[] | undefined {
  const at = words.findIndex((_, from) => sought.every((it, n) => plain(words[from + n] ?? '') === it))
  return at < 0 ? undefined : [...words.slice(0, at), ...words.slice(at + sought.length)]
}
