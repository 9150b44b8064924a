/** Words that say what something may cost, and nothing of what it is; without the Arabic article. */
const priceWords = new Set([
  ...['cheap', 'cheaper', 'cheapest', 'inexpensive', 'affordable'],
  ...['barato', 'barata', 'baratos', 'baratas', 'economico', 'economica', 'economicos', 'economicas'],
  ...['رخيص', 'رخيصة', 'ارخص', 'اقتصادي', 'اقتصادية'],
])

/** A word in plain letters: case, accents and the signs above Arabic letters do not matter. */
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/^ال/, '')

/** Whether a word asks for a low price. */
export const isPriceWord = (word: string): boolean => priceWords.has(plain(word))
