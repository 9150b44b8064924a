import { KEY_REMEMBERED_MS } from '#contract/key-memory.ts'
import { Observed } from '#src/lib/observed.ts'
import type { Store } from '../db/store.ts'
import { isFull } from '../db/trouble.ts'
import { ANYONE } from '../owner.ts'
import type { Delay, DeliveryResult, OutboxEntry } from './entry.ts'
import type { Ledger, LedgerLine } from './ledger.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const UNSEEN_REFUSAL_MS = 30 * DAY_MS
// If the device's clock was wrong when the person acted, the age may be wrong by a day or two.
const TOO_OLD_MS = KEY_REMEMBERED_MS - 2 * DAY_MS

export interface OutboxDeps {
  store: () => Promise<Store>
  ledger: Ledger
  deliver: (entry: OutboxEntry) => Promise<DeliveryResult>
  /** Frees room on the device by dropping what can be fetched again. */
  makeRoom: (store: Store) => Promise<void>
  now: () => number
  makeKey: () => string
  /** Whether an owner is on this page; other people's entries stay as they are, for them. */
  isKnown: (owner: string) => boolean
  /** Runs `work` only while no other tab does the same. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Tells other tabs to read the outbox again. */
  tellTabs: () => void
  /** Called when there is something new to send. */
  sendSoon: () => void
}

export type Action = Pick<OutboxEntry, 'owner' | 'call' | 'request' | 'about' | 'title'> & {
  /** The key under which the caller has stored the action already. */
  key?: string
}

/** The device has no room to store an action, so it is not done. */
export class NoRoom extends Error {}

/**
 * The person's actions, sent once and in order when there is a network. An entry is stored before it is first
 * sent and removed only when its result is known, so a crash repeats a sending but never loses or doubles an
 * action: the key makes the repetition harmless.
 */
export class Outbox {
  /** The entries in the order in which they will be sent. */
  readonly waiting = new Observed<readonly OutboxEntry[]>([])
  /** The entries that the server has done or refused since this page began, also for later subscribers. */
  readonly answered = new Observed<readonly OutboxEntry[]>([])
  /** The reason why the first entry could not be sent when it was last tried. */
  readonly delay = new Observed<Delay['why'] | undefined>(undefined)
  /** Actions that the device lost before they were sent, until the person has seen them. */
  readonly lost = new Observed<readonly LedgerLine[]>([])
  readonly #deps: OutboxDeps
  // Entries of another version of the app: they are skipped, so that the entries after them are sent.
  readonly #unknown = new Set<string>()
  #reading: Promise<void> = Promise.resolve()

  constructor(deps: OutboxDeps) {
    this.#deps = deps
  }

  /** Reads what earlier pages and other tabs left. */
  load(): Promise<void> {
    const read = () => this.#read()
    this.#reading = this.#reading.then(read, read)
    return this.#reading
  }

  async add(action: Action): Promise<OutboxEntry> {
    const { makeKey, now } = this.#deps
    const position = Math.max(0, ...this.waiting.value.map((it) => it.position)) + 1
    const entry = { ...action, key: action.key ?? makeKey(), position, at: now(), attempts: 0 }
    await this.#write(entry)
    await this.#tell()
    this.#deps.sendSoon()
    return entry
  }

  /** Withdraws an entry that was not sent, or was refused. Answers it, unless it is gone already. */
  async discard(key: string): Promise<OutboxEntry | undefined> {
    const entry = await (await this.#deps.store()).get('outbox', key)
    await this.#remove(key)
    await this.#tell()
    return entry
  }

  /**
   * Sends now what waits; a refused entry goes as a new one, for the server remembers its answer to the old
   * key.
   */
  async tryAgain(key: string): Promise<void> {
    const entry = this.waiting.value.find((it) => it.key === key)
    if (entry?.refusal !== undefined) {
      const { makeKey, now } = this.#deps
      const { refusal: _, answer: __, refusedAt: ___, isTooOld: ____, ...same } = entry
      await this.#write({ ...same, key: makeKey(), at: now(), attempts: 0 })
      await this.discard(key)
    }
    this.#deps.sendSoon()
  }

  /** Deletes refusals that nobody looked at for a month. */
  async sweep(now: number): Promise<void> {
    const old = this.waiting.value.filter(
      (it) => it.refusal !== undefined && now - (it.refusedAt ?? it.at) > UNSEEN_REFUSAL_MS,
    )
    for (const { key } of old) await this.discard(key)
  }

  /** Forgets lost actions that the person has seen. */
  forgetLost(): void {
    const lost = new Set(this.lost.value.map((it) => it.key))
    this.#deps.ledger.write(this.#deps.ledger.lines().filter((it) => !lost.has(it.key)))
    this.lost.set([])
  }

  /** Deletes the entries that `isGone` selects, whoever's they are and whether or not they were sent. */
  async forget(isGone: (entry: OutboxEntry) => boolean): Promise<void> {
    const found = await (await this.#deps.store()).all('outbox')
    for (const { key } of found.filter(isGone)) await this.#remove(key)
    await this.#tell()
  }

  /**
   * Sends what `owner` did, until one has to wait, since later ones may build on it. Answers why it has to.
   */
  async send(owner: string): Promise<Delay | undefined> {
    let delay: Delay | undefined
    await this.#deps.alone(async () => {
      await this.load()
      for (let next = this.#next(owner); next && !delay; next = this.#next(owner))
        delay = await this.#sendOne(next)
    })
    this.delay.set(delay?.why)
    return delay
  }

  #next(owner: string): OutboxEntry | undefined {
    return this.waiting.value.find(
      (it) =>
        (it.owner === owner || it.owner === ANYONE) && it.refusal === undefined && !this.#unknown.has(it.key),
    )
  }

  async #sendOne(next: OutboxEntry): Promise<Delay | undefined> {
    const { deliver, now } = this.#deps
    // The server may have executed the entry, and no longer remembers the key by which it would recognize it.
    if (now() - next.at > TOO_OLD_MS) {
      await this.#replace({ ...next, refusal: '', refusedAt: now(), isTooOld: true })
      return undefined
    }
    const entry = { ...next, attempts: next.attempts + 1 }
    // Stored before the sending: a person who cancels the entry meanwhile has to know that it may arrive.
    if (!(await this.#replace(entry))) return undefined
    const result = await deliver(entry)
    if (result.kind === 'later') {
      if (result.isUnsent) await this.#replace(next)
      return result.delay
    }
    if (result.kind === 'done') await this.discard(entry.key)
    else if (result.kind === 'refused')
      await this.#replace({ ...entry, refusal: result.message, answer: result.answer, refusedAt: now() })
    else this.#unknown.add(entry.key)
    return undefined
  }

  async #replace(entry: OutboxEntry): Promise<boolean> {
    // The person may have discarded the entry while it was sent, and then it stays away.
    const isHere = await this.#store((store) => store.replace('outbox', entry))
    await this.#tell()
    return isHere
  }

  // The line in the ledger is written after the entry and removed before it: a crash in between raises no
  // false alarm.
  async #write(entry: OutboxEntry): Promise<void> {
    await this.#store((store) => store.put('outbox', entry))
    const { ledger } = this.#deps
    const { key, owner, call, at } = entry
    ledger.write([...ledger.lines().filter((it) => it.key !== key), { key, owner, call, at }])
  }

  /** Writes to the device, after making room there if it is full. */
  async #store<R>(write: (store: Store) => Promise<R>): Promise<R> {
    const store = await this.#deps.store()
    try {
      return await write(store)
    } catch (error) {
      if (!isFull(error)) throw error
      await this.#deps.makeRoom(store)
      return write(store).catch((again: unknown) => {
        throw isFull(again) ? new NoRoom('The device is full.', { cause: again }) : again
      })
    }
  }

  async #remove(key: string): Promise<void> {
    const { store, ledger } = this.#deps
    ledger.write(ledger.lines().filter((it) => it.key !== key))
    await (await store()).remove('outbox', [key])
  }

  async #read(): Promise<void> {
    const { store: open, ledger, isKnown } = this.#deps
    const store = await open()
    const before = ledger.lines().filter((it) => isKnown(it.owner))
    const found = (await store.all('outbox')).filter((it) => isKnown(it.owner))
    const here = new Set(found.map((it) => it.key))
    // A store in memory does not know the device's entries; and another tab may have removed an entry
    // meanwhile.
    const still = new Set(ledger.lines().map((it) => it.key))
    if (store.kind === 'device') this.lost.set(before.filter((it) => still.has(it.key) && !here.has(it.key)))
    const onTheirWay = new Set(found.filter((it) => it.refusal === undefined).map((it) => it.key))
    const answered = this.waiting.value.filter((it) => it.refusal === undefined && !onTheirWay.has(it.key))
    this.waiting.set(found.sort(byPosition))
    if (answered.length > 0) this.answered.set([...this.answered.value, ...answered])
  }

  #tell(): Promise<void> {
    this.#deps.tellTabs()
    return this.load()
  }
}

// Two tabs may have given out the same position.
function byPosition(a: OutboxEntry, b: OutboxEntry): number {
  return a.position - b.position || a.at - b.at || a.key.localeCompare(b.key)
}
