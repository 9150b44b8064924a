import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { type PushSubscriptionKeys, pushSubscriptionSchema } from '#contract/push.ts'
import type { Queryable } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Sessions } from '../sessions/sessions.ts'
import * as repo from './repo.ts'

type NeededDeps = Pick<Deps, 'database' | 'clock' | 'push'>

/** The devices that get pushes. Each belongs to a session and ends with it. */
export class PushDevices {
  readonly #deps: NeededDeps
  readonly #sessions: Sessions

  constructor(deps: NeededDeps, { sessions }: { sessions: Sessions }) {
    this.#deps = deps
    this.#sessions = sessions
  }

  /** Stores the token of a session's device in place of its former one; null removes it. */
  async save(
    session_id: number,
    service: repo.PushService,
    { push_token, device_type }: { push_token: string | null; device_type: string },
  ): Promise<void> {
    if (push_token === null) return repo.dropDevice(this.#deps.database.query, session_id, service)
    if (service === 'notification' && device_type === 'web') this.#requireService(push_token)
    const token_hash = createHash('sha256').update(`${service} ${push_token}`).digest()
    const created_at = this.#deps.clock.now()
    const device = { session_id, service, push_token, token_hash, device_type, created_at }
    return this.#deps.database.transaction((tx) => repo.putDevice(tx, device))
  }

  /** The devices on which a person is still logged in and gets pushes. */
  reachable(query: Queryable, accountId: number): Promise<{ session_id: number }[]> {
    return repo.listDevices(query, accountId, this.#sessions.alive())
  }

  /** The address and key of a device; undefined where it is not known any more. */
  async subscription(
    session_id: number,
  ): Promise<{ keys: PushSubscriptionKeys; token: string; language: string | null } | undefined> {
    const found = await repo.findDevice(this.#deps.database.query, session_id)
    const keys = found && subscriptionIn(found.push_token)
    return keys && { keys, token: found.push_token, language: found.language }
  }

  /**
   * Removes a device of which the push service says that it is gone. One that has a new token by now stays.
   */
  async forget(session_id: number, token: string): Promise<void> {
    await repo.dropDeviceBy(this.#deps.database.query, session_id, token)
  }

  // Accepts only known push services: with any other address this server could be made to call its own
  // network.
  #requireService(push_token: string): void {
    const found = subscriptionIn(push_token)
    if (!found || !this.#deps.push?.accepts(found.endpoint))
      throw new Refusal('VALIDATION', 'error.validation', { details: { fields: { push_token: 'endpoint' } } })
  }
}

function subscriptionIn(push_token: string): PushSubscriptionKeys | undefined {
  try {
    const found = v.safeParse(pushSubscriptionSchema, JSON.parse(push_token))
    return found.success ? found.output : undefined
  } catch {
    return undefined
  }
}
