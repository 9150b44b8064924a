import type { Entry } from './entries.ts'
import { withinOneSlip } from './folding.ts'

/** How well a search fits an entry: by the beginning of its name, by words, or but for one mistake. */
export const FIT = { none: 0, slip: 1, words: 2, start: 3, whole: 4 } as const

/** In shorter words a mistake says nothing, since they are too similar. */
const LEAST_FOR_SLIP = 4

/** How well what was typed fits an entry. The last word may be unfinished. */
export function fitOf(search: readonly string[], { words, around }: Entry): number {
  const typed = search.join(' ')
  const name = words.join(' ')
  const whole = `${name} ${around.join(' ')}`
  if (typed === name || typed === whole) return FIT.whole
  if (whole.startsWith(typed)) return FIT.start
  if (fits(search, words, around, (typedWord, word) => word.startsWith(typedWord))) return FIT.words
  return fits(search, words, around, almostStarts) ? FIT.slip : FIT.none
}

/** Whether every typed word is one of the entry's, and at least one is of its own name. */
function fits(
  search: readonly string[],
  words: readonly string[],
  around: readonly string[],
  agree: (typed: string, word: string) => boolean,
): boolean {
  let ofName = 0
  for (const typed of search) {
    if (words.some((word) => agree(typed, word))) ofName++
    else if (!around.some((word) => agree(typed, word))) return false
  }
  return ofName > 0
}

function almostStarts(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true
  if (typed.length < LEAST_FOR_SLIP) return false
  return [typed.length - 1, typed.length, typed.length + 1].some((length) =>
    withinOneSlip(typed, word.slice(0, length)),
  )
}
