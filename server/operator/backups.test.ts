import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeServices } from '../compose.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { restoreBackup } from './backups.ts'
import { runCommand } from './commands.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

const clock = { now: () => new Date('2026-05-01T10:00:00Z') }
const source = { applicationName: 'test', onConnectionError: () => {} }
const configOf = (name: string) => readConfig({ APP_MODE: 'test', DATA_DIR: join(folder, name) })

async function operate(name: string, args: string[]) {
  const config = configOf(name)
  const opened = await openDatabase(config, source)
  const { database, copy } = opened
  const { signal } = new AbortController()
  const desk = {
    mode: 'test',
    database,
    clock,
    tell: () => {},
    signal,
    dataDir: config.dataDir,
    copy,
  } as const
  return runCommand(args, composeServices({ database, clock }), desk).finally(() => opened.close())
}

test('a folder is saved with its secrets, and comes back in another; what lay there is put aside', async () => {
  await operate('old', ['settings', 'set', 'storeName', 'Harbour'])
  const pepper = Buffer.from('a secret of thirty-two bytes, ok')
  await writeFile(join(folder, 'old', 'code-pepper'), pepper)
  const path = join(folder, 'friday.backup')
  const { output, code } = await operate('old', ['backup', path])
  expect([code, output]).toEqual([0, expect.stringMatching(/friday\.backup holds \d+ rows\./)])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await operate('old', ['backup', path])).toEqual({
    output: `${path} is there already. Give another name.\n`,
    code: 1,
  })

  await operate('new', ['settings', 'get', 'storeName'])
  await writeFile(join(folder, 'new', 'code-pepper'), 'another secret')
  const back = await restoreBackup(configOf('new'), source, path)
  expect(back).toEqual({
    output: expect.stringMatching(/^\d+ rows of 2026-05-01T10.* are back\.\n$/),
    code: 0,
  })
  expect((await operate('new', ['settings', 'get', 'storeName'])).output).toBe('Harbour\n')
  expect(await readFile(join(folder, 'new', 'code-pepper'))).toEqual(pepper)
  const aside = (await readdir(join(folder, 'new'))).find((it) => it.startsWith('code-pepper.before-')) ?? ''
  expect(await readFile(join(folder, 'new', aside), 'utf8')).toBe('another secret')
})

test('a running server is told to be stopped first', async () => {
  const { output, code } = await operate('old', ['restore', 'x.backup'])
  expect([code, output]).toEqual([1, expect.stringContaining('Stop the server first')])
})
