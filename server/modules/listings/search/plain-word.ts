/** A word as it is compared: case, accents, the signs above Arabic letters and the Arabic article do not matter. */
export const plainWord = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/^ال/, '')
