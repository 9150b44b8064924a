/** Makes things when asked for them and keeps those that were asked for last. */
export class Recent<Key, Value> {
  readonly #kept = new Map<Key, Value>()
  readonly #most: number
  readonly #make: (key: Key) => Value

  constructor(most: number, make: (key: Key) => Value) {
    this.#most = most
    this.#make = make
  }

  get(key: Key): Value {
    const value = this.#kept.get(key) ?? this.#make(key)
    // Put last again: what was not asked for longest goes first.
    this.#kept.delete(key)
    this.#kept.set(key, value)
    if (this.#kept.size > this.#most) {
      for (const oldest of this.#kept.keys()) {
        this.#kept.delete(oldest)
        break
      }
    }
    return value
  }
}
