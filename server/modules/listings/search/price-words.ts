import { plainWord } from './plain-word.ts'

/** Words that say what something may cost, and nothing of what it is; without the Arabic article. */
const priceWords = new Set([
  ...['cheap', 'cheaper', 'cheapest', 'inexpensive', 'affordable'],
  ...['barato', 'barata', 'baratos', 'baratas', 'economico', 'economica', 'economicos', 'economicas'],
  ...['رخيص', 'رخيصة', 'ارخص', 'اقتصادي', 'اقتصادية'],
])

/** Whether a word asks for a low price. */
export const isPriceWord = (word: string): boolean => priceWords.has(plainWord(word))
