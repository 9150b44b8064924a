import { expect, test } from 'vitest'
import { handOver } from './cold-start.ts'

/** The part of a worker's world that is read: a version that waits or does not, and the number of open pages. */
function world(options: { waits: boolean; open: number }) {
  const told: unknown[] = []
  const waiting = options.waits ? { postMessage: (message: unknown) => told.push(message) } : null
  const clients = { matchAll: async () => Array.from({ length: options.open }) }
  return { told, scope: { clients, registration: { waiting } } as unknown as Parameters<typeof handOver>[0] }
}

test('with nothing open the newer version takes over, and the page is asked for again', async () => {
  const { told, scope } = world({ waits: true, open: 0 })
  const answer = await handOver(scope)
  expect(told).toEqual([{ type: 'SKIP_WAITING' }])
  expect(await answer?.text()).toContain('http-equiv="refresh"')
})

test.each([
  ['a page is open', { waits: true, open: 1 }],
  ['none waits', { waits: false, open: 0 }],
])('where %s everything stays as it is', async (_, options) => {
  const { told, scope } = world(options)
  expect(await handOver(scope)).toBeUndefined()
  expect(told).toEqual([])
})
