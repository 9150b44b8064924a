import { expect, test } from 'vitest'
import { noteAddress } from '#contract/device-notes.ts'
import { handOverSubscription } from './changed-subscription.ts'

const changed = {
  oldEndpoint: 'https://push.example/old',
  subscription: { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } },
}

function notes(content: string) {
  const kept = new Map([[String(noteAddress.subscription), content]])
  return {
    kept,
    match: async (address: RequestInfo | URL) => {
      const found = kept.get(String(address))
      return found === undefined ? undefined : new Response(found)
    },
    delete: async (address: RequestInfo | URL) => kept.delete(String(address)),
  }
}

test('the server is told once', async () => {
  const cache = notes(JSON.stringify(changed))
  const told: unknown[] = []
  const tell = async (it: unknown) => void told.push(it)
  await handOverSubscription(cache, tell)
  await handOverSubscription(cache, tell)
  expect(told).toEqual([changed])
})

test('what the server did not hear is told again at the next start', async () => {
  const cache = notes(JSON.stringify(changed))
  const refuse = async () => Promise.reject(new Error('no network'))
  await expect(handOverSubscription(cache, refuse)).rejects.toThrow('no network')
  expect(cache.kept.size).toBe(1)
})

test.each(['no JSON', '{"subscription":{"endpoint":"nowhere"}}'])(
  'what cannot be read (%s) is forgotten',
  async (content) => {
    const cache = notes(content)
    await handOverSubscription(cache, async () => expect.unreachable())
    expect(cache.kept.size).toBe(0)
  },
)
