import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { answerCallsWith, type Transport } from '../provider/call.ts'
import { NoAnswer, Refused } from '../provider/errors.ts'
import { deliver } from './deliver.ts'
import type { OutboxEntry } from './entry.ts'

const entry: OutboxEntry = {
  key: 'k',
  position: 1,
  owner: 'amira',
  call: 'end-session',
  request: { session_id: 7 },
  at: 0,
  attempts: 1,
}

/** Delivers one entry to a server that answers like this. */
function deliverTo(transport: Transport, more: Partial<OutboxEntry> = {}) {
  answerCallsWith(transport)
  onTestFinished(() => answerCallsWith(() => Promise.reject(new Error('no server'))))
  return deliver({ ...entry, ...more }, 'token')
}

const refusing = (status: number, code: string, retryAfterMs?: number): Transport => {
  return () => Promise.reject(new Refused(status, { message: 'Too late.', code }, retryAfterMs))
}

describe('the delivery of what waits', () => {
  it('brings the session and the key of the action', async () => {
    const heard: unknown[] = []
    const result = await deliverTo(async (call, request) => {
      heard.push(call.name, request)
      return { success: true }
    })
    expect(result).toEqual({ kind: 'done' })
    expect(heard).toEqual(['end-session', { session_id: 7, token: 'token', idempotency_key: 'k' }])
  })

  it('waits for a login where the call needs one', async () => {
    expect(await deliver(entry, undefined)).toEqual({
      kind: 'later',
      delay: { why: 'login' },
      isUnsent: true,
    })
    expect(await deliverTo(refusing(401, 'NOTLOGGEDIN'))).toMatchObject({ delay: { why: 'login' } })
  })

  it.each([
    [409, 'IN_PROGRESS'],
    [426, 'UPGRADE_REQUIRED'],
    [429, 'TOO_MANY'],
    [503, 'INTERNAL'],
  ])('comes back later after %i %s, when the server said', async (status, code) => {
    const delay = { why: 'busy', afterMs: 3_000 }
    expect(await deliverTo(refusing(status, code, 3_000))).toEqual({ kind: 'later', delay })
  })

  it('comes back later when no answer came', async () => {
    for (const trouble of ['offline', 'timeout', 'sign-in', 'unreadable'] as const) {
      const result = await deliverTo(() => Promise.reject(new NoAnswer(trouble)))
      expect(result).toEqual({ kind: 'later', delay: { why: 'network' } })
    }
  })

  it('knows that nothing has left a device without a network, and not more than that', async () => {
    const without = (trouble: 'offline', onLine: boolean) => {
      vi.stubGlobal('navigator', { onLine })
      onTestFinished(() => void vi.unstubAllGlobals())
      return deliverTo(() => Promise.reject(new NoAnswer(trouble)))
    }
    expect(await without('offline', false)).toMatchObject({ isUnsent: true })
    expect(await without('offline', true)).not.toHaveProperty('isUnsent')
  })

  it('is over with the server’s last word', async () => {
    expect(await deliverTo(refusing(409, 'ALREADY_CANCELLED'))).toEqual({
      kind: 'refused',
      message: 'Too late.',
      answer: { message: 'Too late.', code: 'ALREADY_CANCELLED' },
    })
  })

  it('is over where it could only be done again long after, as what stands behind it would wait too', async () => {
    expect(await deliverTo(refusing(429, 'TOO_MANY', 900_001))).toMatchObject({ kind: 'refused' })
    expect(await deliverTo(refusing(429, 'TOO_MANY', 900_000))).toMatchObject({ kind: 'later' })
  })

  it('is done when what it was to end is gone after an earlier sending, and only then', async () => {
    expect(await deliverTo(refusing(404, 'NOT_FOUND'))).toMatchObject({ kind: 'refused' })
    expect(await deliverTo(refusing(404, 'NOT_FOUND'), { attempts: 2 })).toEqual({ kind: 'done' })
  })

  it('does not touch a call that this version does not know, or that may not wait', async () => {
    const silent: Transport = () => Promise.reject(new Error('sent'))
    expect(await deliverTo(silent, { call: 'fly-to-the-moon' })).toEqual({ kind: 'unknown' })
    expect(await deliverTo(silent, { call: 'get-settings' })).toEqual({ kind: 'unknown' })
  })
})
