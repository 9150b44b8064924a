import type { Store } from '../db/store.ts'
import type { OutboxEntry } from './entry.ts'

/** What became of a sending: `later` keeps everything in its place, `refused` is the server's last word on one. */
export type Fate = { kind: 'done' } | { kind: 'later' } | { kind: 'refused'; message: string }

export interface OutboxDeps {
  store: Store
  deliver: (entry: OutboxEntry) => Promise<Fate>
  now: () => number
  makeKey: () => string
  /** Runs `work` only while no other tab does the same. */
  alone: (work: () => Promise<void>) => Promise<void>
}

export type Action = Pick<OutboxEntry, 'owner' | 'call' | 'request'>

/**
 * What the person did without a network, sent once and in order when there is one. An entry is written down
 * before it is first sent and taken away only when its fate is known, so a crash repeats a sending but never
 * loses or doubles an action: the key makes the repetition harmless.
 */
export class Outbox {
  readonly #deps: OutboxDeps
  readonly #listeners = new Set<() => void>()
  #entries: readonly OutboxEntry[] = []
  #last = 0

  constructor(deps: OutboxDeps) {
    this.#deps = deps
  }

  /** Reads what an earlier page left; call once before anything else. */
  async load(): Promise<void> {
    const found = await this.#deps.store.all('outbox')
    this.#tell(found.sort((a, b) => a.position - b.position))
    this.#last = Math.max(0, ...found.map((it) => it.position))
  }

  /** In the order in which they will be sent; the same array until something changes. */
  get entries(): readonly OutboxEntry[] {
    return this.#entries
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async add(action: Action): Promise<OutboxEntry> {
    const { makeKey, now } = this.#deps
    const entry = { ...action, key: makeKey(), position: ++this.#last, at: now(), attempts: 0 }
    await this.#write(entry)
    this.#tell([...this.#entries, entry])
    return entry
  }

  /** Takes back what was not sent, or what the server refused. */
  async discard(key: string): Promise<void> {
    await this.#deps.store.remove('outbox', [key])
    this.#tell(this.#entries.filter((it) => it.key !== key))
  }

  /** Sends what `owner` did, until one has to wait: the later ones may build on it. */
  send(owner: string): Promise<void> {
    return this.#deps.alone(async () => {
      for (let next = this.#next(owner); next; next = this.#next(owner)) {
        const entry = { ...next, attempts: next.attempts + 1 }
        const fate = await this.#deps.deliver(entry)
        if (fate.kind === 'done') await this.discard(entry.key)
        else if (fate.kind === 'refused') await this.#replace({ ...entry, refusal: fate.message })
        else return this.#replace(entry)
      }
    })
  }

  #next(owner: string): OutboxEntry | undefined {
    return this.#entries.find((it) => it.owner === owner && it.refusal === undefined)
  }

  async #replace(entry: OutboxEntry): Promise<void> {
    // The person may have discarded it while it was on its way.
    if (!this.#entries.some((it) => it.key === entry.key)) return
    await this.#write(entry)
    this.#tell(this.#entries.map((it) => (it.key === entry.key ? entry : it)))
  }

  // What can be fetched again makes room for what cannot.
  async #write(entry: OutboxEntry): Promise<void> {
    const { store } = this.#deps
    try {
      await store.put('outbox', entry)
    } catch (error) {
      if (!(error instanceof Error && error.name === 'QuotaExceededError')) throw error
      await store.clear('query')
      await store.put('outbox', entry)
    }
  }

  #tell(entries: readonly OutboxEntry[]): void {
    this.#entries = entries
    for (const listener of this.#listeners) listener()
  }
}
