import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { codePepper } from './code-pepper.ts'
import { vapidKeys } from './vapid-keys.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((it) => rm(it, { recursive: true }))))

async function place(env: Record<string, string> = {}) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'quayside-pepper-'))
  folders.push(DATA_DIR)
  return readConfig({ APP_MODE: 'test', DATA_DIR, ...env })
}

test('a server of its own makes one, keeps it to itself and finds it again', async () => {
  const config = await place()
  const [first, second] = await Promise.all([codePepper(config), codePepper(config)])
  expect(first).toHaveLength(32)
  expect(second).toEqual(first)
  expect(await codePepper(config)).toEqual(first)
  expect((await stat(join(config.dataDir, 'code-pepper'))).mode & 0o777).toBe(0o600)
  expect(await codePepper(await place())).not.toEqual(first)
})

test('servers that share a database share it too', async () => {
  const env = { DATABASE_URL: 'postgres://a:secret@db/q' }
  expect(await codePepper(await place(env))).toEqual(await codePepper(await place(env)))
  const other = { DATABASE_URL: 'postgres://a:other@db/q' }
  expect(await codePepper(await place(other))).not.toEqual(await codePepper(await place(env)))
})

test('the one that is configured is taken', async () => {
  const env = { CODE_PEPPER: 'p'.repeat(32) }
  const both = { ...env, DATABASE_URL: 'postgres://a:secret@db/q' }
  expect(await codePepper(await place(both))).toEqual(await codePepper(await place(env)))
})

test.each([0, 31, 33])(
  'one of %i bytes, as a power cut may leave, is refused with its name',
  async (bytes) => {
    const config = await place()
    const path = join(config.dataDir, 'code-pepper')
    await writeFile(path, Buffer.alloc(bytes, 1))
    await expect(codePepper(config)).rejects.toThrow(`${path}: holds ${bytes} bytes instead of 32.`)
    await expect(codePepper(config)).rejects.toThrow(ConfigError)
    expect(await readdir(config.dataDir)).toEqual(['code-pepper'])
  },
)

test.each(['', '{"publicKey":"', '{}', '{"publicKey":"short","privateKey":"short"}'])(
  'a file of push keys that holds only %j is refused with its name',
  async (text) => {
    const config = await place()
    const path = join(config.dataDir, 'vapid.json')
    await writeFile(path, text)
    await expect(vapidKeys(config)).rejects.toThrow(`${path}: holds no pair of keys.`)
    await expect(vapidKeys(config)).rejects.toThrow(ConfigError)
  },
)

test('push keys are made once, and found again', async () => {
  const config = await place()
  expect(await vapidKeys(config)).toEqual(await vapidKeys(config))
})
