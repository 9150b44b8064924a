import { plainWord } from './plain-word.ts'

/** Words that ask for anything, or for what is near, which every search does; without the Arabic article. */
const fillers = new Set([
  ...['something', 'anything', 'somewhere', 'things', 'stuff', 'near', 'nearby'],
  ...['algo', 'cosas', 'hacer', 'cerca', 'cercano', 'cercana'],
  ...['شيء', 'شي', 'اشياء', 'قريب', 'قريبة', 'قرب'],
])

/** Words for how much or how many, of which no listing says anything; meant only after a number. */
const counted = new Set([
  ...['night', 'nights', 'day', 'days', 'week', 'weeks', 'hour', 'hours', 'people', 'persons', 'guests'],
  ...['noche', 'noches', 'dia', 'dias', 'semana', 'semanas', 'hora', 'horas', 'personas', 'huespedes'],
  ...['ليلة', 'ليال', 'ليالي', 'يوم', 'ايام', 'اسبوع', 'اسابيع', 'ساعات', 'اشخاص', 'ضيوف'],
])
const numbers = new Set([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven'],
  ...['un', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'],
  ...['ثلاث', 'ثلاثة', 'اربع', 'اربعة', 'خمس', 'خمسة'],
])

const isNumber = (word = '') => /^\p{N}+$/u.test(word) || numbers.has(plainWord(word))
const isCounted = (word = '') => counted.has(plainWord(word))

/** Leaves out the words that say nothing of what is searched for: 'things to do with kids', 'flat for 3 nights'. */
export const withoutFillers = (words: readonly string[]): string[] =>
  words.filter(
    (it, at) =>
      !fillers.has(plainWord(it)) &&
      !(isNumber(it) && isCounted(words[at + 1])) &&
      !(isCounted(it) && isNumber(words[at - 1])),
  )
