/** Repeatable random numbers: the same name always gives the same ones. */
export class Rng {
  readonly #name: string
  #state: number

  constructor(name: string) {
    this.#name = name
    this.#state = hash(name)
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  int(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T {
    const found = items[Math.floor(this.next() * items.length)]
    if (found === undefined) throw new RangeError('There is nothing to pick from.')
    return found
  }

  /** Random numbers of its own, so that one more draw here changes nothing there. */
  fork(label: string): Rng {
    return new Rng(`${this.#name}/${label}`)
  }
}

function hash(text: string): number {
  let h = 1779033703 ^ text.length
  for (let at = 0; at < text.length; at += 1) {
    h = Math.imul(h ^ text.charCodeAt(at), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  return (h ^ (h >>> 13)) >>> 0
}
