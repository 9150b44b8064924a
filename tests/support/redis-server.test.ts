import { Redis } from 'ioredis'
import { afterEach, expect, test, vi } from 'vitest'
import { type RedisServer, startRedis } from './redis-server.ts'

let server: RedisServer | undefined
afterEach(async () => {
  vi.unstubAllEnvs()
  await server?.stop()
  server = undefined
})

function clientOf({ url }: RedisServer): Redis {
  const client = new Redis(url, { commandTimeout: 300, maxRetriesPerRequest: 0, retryStrategy: () => null })
  client.on('error', () => {})
  return client
}

test('it answers, keeps nothing on disk and is gone after stop', async () => {
  server = await startRedis()
  const client = clientOf(server)
  expect(await client.incr('visits')).toBe(1)
  expect(await client.config('GET', 'save')).toEqual(['save', ''])
  expect(await client.config('GET', 'appendonly')).toEqual(['appendonly', 'no'])
  await server.stop()
  await expect(client.incr('visits')).rejects.toThrow()
  client.disconnect()
})

test('paused it takes a command and answers it only after resume', async () => {
  server = await startRedis()
  const client = clientOf(server)
  await client.ping()
  server.pause()
  await expect(client.incr('visits')).rejects.toThrow('timed out')
  server.resume()
  await expect.poll(() => client.get('visits')).toBe('1')
  client.disconnect()
})

test('a paused one can be stopped', async () => {
  server = await startRedis()
  server.pause()
  await server.stop()
})

test('two run beside each other', async () => {
  server = await startRedis()
  const second = await startRedis()
  expect(second.url).not.toBe(server.url)
  await second.stop()
})

test('a missing program is named', async () => {
  vi.stubEnv('TEST_REDIS_SERVER', '/nowhere/redis-server')
  await expect(startRedis()).rejects.toThrow('cannot run /nowhere/redis-server')
})
