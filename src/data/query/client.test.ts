import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoAnswer, Refused } from '../provider/errors.ts'
import { makeQueryClient } from './client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const busy = (status: number, afterMs?: number) =>
  new Refused(status, { code: 'INTERNAL', message: 'Later.' }, afterMs)

/** The times in milliseconds at which a read that always fails was asked, where chance says this much of the most. */
async function asked(error: Error, chance: number): Promise<number[]> {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  const client = makeQueryClient(async (ask, context) => ask(context))
  vi.setSystemTime(0)
  const at: number[] = []
  const queryFn = async () => {
    at.push(Date.now())
    throw error
  }
  const read = client.fetchQuery({ queryKey: ['x'], queryFn })
  const failed = expect(read).rejects.toBe(error)
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  client.clear()
  return at
}

describe('a read that fails', () => {
  it.each([
    [0.1, [0, 50, 150]],
    [0.5, [0, 250, 750]],
    [1, [0, 500, 1_500]],
  ])(
    'is asked three times, at any moment of a while that doubles: with chance %f at %j',
    async (chance, at) => {
      expect(await asked(new NoAnswer('offline'), chance)).toEqual(at)
      expect(await asked(busy(503), chance)).toEqual(at)
    },
  )

  it('leaves the server alone for as long as it asked, and comes back scattered after that', async () => {
    expect(await asked(busy(429, 2_000), 0.1)).toEqual([0, 2_050, 4_150])
    expect(await asked(busy(429, 2_000), 1)).toEqual([0, 2_500, 5_500])
  })

  it.each([
    ['it would have to wait too long', busy(429, 11_000)],
    ['the answer will be the same', busy(404)],
    ['somebody has to sign in to the network first', new NoAnswer('sign-in')],
  ])('is not asked again where %s', async (_, error) => {
    expect(await asked(error, 1)).toEqual([0])
  })
})
