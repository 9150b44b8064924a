import type { AnyTextKey } from '#contract/texts/packs.ts'
import type { Database, Queryable } from '#server/db/database.ts'
import { sweepAll } from '#server/db/sweep.ts'
import type { Clock } from '#server/ports/clock.ts'
import { Refusal } from '#server/refusal.ts'
import { type AttemptKind, attemptLimits, LONGEST_MEMORY_MS } from './limits.ts'
import * as repo from './repo.ts'

interface Deps {
  database: Pick<Database, 'query'>
  clock: Clock
}

/** An attempt that was counted, and may be taken back. */
interface Counted {
  kind: AttemptKind
  subject: string
  at: Date
}

/**
 * Counts attempts and refuses those that come too often. The counts are in the database, so that a restart
 * forgets none and all servers count together.
 */
export class Attempts {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Counts within a transaction, so that the attempts stand with the rest of it or not at all. */
  within(query: Queryable): Attempts {
    return new Attempts({ ...this.#deps, database: { query } })
  }

  /** Counts one attempt under each subject, or refuses and takes back those already counted. */
  async count(
    subjects: Partial<Record<AttemptKind, string>>,
    text: AnyTextKey = 'tooManyApiCallsMessage',
  ): Promise<Counted[]> {
    const asked = Object.entries(subjects) as [AttemptKind, string][]
    // A read first finds those who have had too many for long: they write nothing, and nobody waits for their
    // rows.
    const waitMs = await this.#longestWait(asked)
    if (waitMs > 0) throw tooMany(waitMs, text)
    const counted: Counted[] = []
    for (const [kind, subject] of asked) {
      const at = this.#deps.clock.now()
      const it = { kind, subject, at }
      const { most, withinMs } = attemptLimits[kind]
      const since = new Date(at.getTime() - withinMs)
      if (!(await repo.note(this.#deps.database.query, it, { most, since, now: at }))) {
        await this.takeBack(counted)
        throw tooMany(await this.#longestWait([[kind, subject]]), text)
      }
      counted.push(it)
    }
    return counted
  }

  /** How long no further attempt would be let through. */
  waitMs(kind: AttemptKind, subject: string): Promise<number> {
    return this.#longestWait([[kind, subject]])
  }

  async #longestWait(asked: readonly [AttemptKind, string][]): Promise<number> {
    const now = this.#deps.clock.now().getTime()
    const noted = await repo.timesOf(
      this.#deps.database.query,
      asked.map(([kind, subject]) => ({ kind, subject })),
    )
    const waits = noted.map((it) => {
      const { most, withinMs } = attemptLimits[it.kind]
      const blocking = it.times.at(-most)
      return blocking ? blocking.getTime() + withinMs - now : 0
    })
    return Math.max(0, ...waits)
  }

  /** How many attempts of a kind count now. */
  async counted(kind: AttemptKind, subject: string): Promise<number> {
    const since = this.#deps.clock.now().getTime() - attemptLimits[kind].withinMs
    const [noted] = await repo.timesOf(this.#deps.database.query, [{ kind, subject }])
    return (noted?.times ?? []).filter((it) => it.getTime() > since).length
  }

  /** Takes attempts back, because they were right or their purpose was not reached. */
  async takeBack(counted: readonly Counted[]): Promise<void> {
    for (const it of counted) await repo.takeBack(this.#deps.database.query, it, it.at)
  }

  async sweep(): Promise<number> {
    const since = new Date(this.#deps.clock.now().getTime() - LONGEST_MEMORY_MS)
    return sweepAll((most) => repo.forgetOlder(this.#deps.database.query, since, most))
  }
}

function tooMany(waitMs: number, text: AnyTextKey): Refusal {
  return new Refusal('TOO_MANY', text, { details: { retryAfterSeconds: Math.ceil(waitMs / 1000) } })
}
