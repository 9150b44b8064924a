/** A value with subscribers, who are told when it is replaced. */
export class Observed<T> {
  /** The first value; hydration of the server's page uses it. */
  readonly initial: T
  #value: T
  readonly #listeners = new Set<() => void>()

  constructor(value: T) {
    this.initial = value
    this.#value = value
  }

  get value(): T {
    return this.#value
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return
    this.#value = value
    for (const listener of this.#listeners) listener()
  }

  /** Bound, so that it can be handed to React as it is. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
