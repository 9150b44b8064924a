import type { StreetPattern } from '../places/district-sketches.ts'
import { hashed, pick } from '../random/random.ts'
import { ENDINGS, WORDS } from './words.ts'

export type StreetShape = keyof (typeof ENDINGS)['old']

/** Makes names that were not used before, and uses a word again only after all others. */
export class StreetNames {
  readonly #given: Set<string>
  readonly #uses = new Map<string, number>()

  /** @param taken Names that belong to something else already. */
  constructor(taken: Iterable<string>) {
    this.#given = new Set(taken)
  }

  next(pattern: StreetPattern, shape: StreetShape): string {
    const lists = WORDS[pattern]
    const share = hashed(this.#given.size, 7, 3)
    const words = lists[Math.floor(share ** 1.4 * lists.length)] ?? lists[0] ?? []
    const start = Math.floor(hashed(this.#given.size, 11, 5) * words.length)
    const inTurn = words.map((_, i) => words[(start + i) % words.length] ?? '')
    const fresh = inTurn.sort((a, b) => (this.#uses.get(a) ?? 0) - (this.#uses.get(b) ?? 0))
    for (const prefix of ['', 'Upper ', 'Lower ', 'New ']) {
      for (const word of fresh) {
        const name = this.#nameWith(prefix + word, pattern, shape)
        if (name) return this.#give(word, name)
      }
    }
    throw new Error(`There is no name left for a street in a quarter of the kind ${pattern}.`)
  }

  #nameWith(word: string, pattern: StreetPattern, shape: StreetShape): string | undefined {
    const chosen = pick(ENDINGS[pattern][shape], hashed(this.#given.size, word.length, 9))
    const others = [...ENDINGS[pattern][shape], ...ENDINGS[pattern].usual]
    return [chosen, ...others].map((ending) => `${word} ${ending}`).find((name) => !this.#given.has(name))
  }

  #give(word: string, name: string): string {
    this.#given.add(name)
    this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1)
    return name
  }
}
