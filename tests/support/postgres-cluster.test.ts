import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { connectPostgres, openPostgres, type PostgresCluster, startPostgres } from './postgres-cluster.ts'

let cluster: PostgresCluster
beforeAll(async () => {
  cluster = await startPostgres()
}, 60_000)
afterAll(() => cluster.close())
afterEach(() => vi.unstubAllEnvs())

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.flatMap((row) => Object.values(row))
  } finally {
    await client.end()
  }
}

function answers(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  )
}

async function folderOf(url: string): Promise<string> {
  const [data] = await query(url, 'show data_directory')
  return dirname(String(data))
}

async function databasesLike(pattern: string): Promise<unknown[]> {
  return query(cluster.url(), `select datname from pg_database where datname like '${pattern}' order by 1`)
}

test('it listens on the loopback address alone, in UTC, and waits for no disk', async () => {
  const names = [
    'listen_addresses',
    'timezone',
    'fsync',
    'synchronous_commit',
    'max_connections',
    'deadlock_timeout',
  ]
  const shown = await query(
    cluster.url(),
    `select ${names.map((name) => `current_setting('${name}') as ${name}`)}`,
  )
  expect(shown).toEqual(['127.0.0.1', 'UTC', 'off', 'on', '200', '100ms'])
  expect(existsSync(join(cluster.bin, 'postgres'))).toBe(true)
})

test('a database can be made from a template, changed by itself, and dropped while somebody uses it', async () => {
  const first = await cluster.createDatabase('first')
  await query(first, 'create table town as select 1 as visitors')
  const second = await cluster.createDatabase('Second "copy"', { template: 'first' })
  await query(second, 'update town set visitors = 2')
  expect(await query(first, 'select visitors from town')).toEqual([1])
  expect(await query(second, 'select visitors from town')).toEqual([2])

  const guest = new Client({ connectionString: second })
  guest.on('error', () => {})
  await guest.connect()
  onTestFinished(() => guest.end())
  await cluster.dropDatabase('Second "copy"')
  expect(await answers(second)).toBe(false)
  await expect(guest.query('select 1')).rejects.toThrow()
})

test('copies of one template can be made at the same time', async () => {
  const names = ['copy_1', 'copy_2', 'copy_3', 'copy_4']
  await cluster.createDatabase('original')
  await Promise.all(names.map((name) => cluster.createDatabase(name, { template: 'original' })))
  expect(await databasesLike('copy%')).toEqual(names)
})

test('a name that PostgreSQL would cut short is refused', async () => {
  await expect(cluster.createDatabase('x'.repeat(64))).rejects.toThrow('cut the name')
})

test.each(['fast', 'immediate'] as const)(
  'what was committed is there after stop(%s) and restart',
  async (mode) => {
    const url = await cluster.createDatabase(`stopped_${mode}`)
    await query(url, 'create table kept as select 7 as seven')
    await cluster.stop(mode)
    expect(await answers(url)).toBe(false)
    await cluster.restart()
    expect(await query(url, 'select seven from kept')).toEqual([7])
  },
)

test('a restart cuts the connections that stand', async () => {
  const client = new Client({ connectionString: cluster.url() })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  await cluster.restart()
  await expect(client.query('select 1')).rejects.toThrow()
})

test('after kill9, busy backends included, it recovers what was committed and nothing else', async () => {
  const url = await cluster.createDatabase('killed')
  await query(url, 'create table kept as select 7 as seven')
  const open = new Client({ connectionString: url })
  open.on('error', () => {})
  await open.connect()
  onTestFinished(() => open.end())
  await open.query('begin')
  await open.query('insert into kept values (8)')
  const busy = open.query('select count(*) from generate_series(1, 1e9)')
  busy.catch(() => undefined)
  await cluster.kill9()
  await expect(busy).rejects.toThrow()
  expect(await answers(url)).toBe(false)
  await cluster.restart()
  expect(await query(url, 'select seven from kept')).toEqual([7])
})

function lineOf(file: string, number: number): string[] {
  return (readFileSync(file, 'utf8').split('\n')[number - 1] ?? '').trim().split(/\s+/)
}

function sharedMemoryIds(): (string | undefined)[] {
  const rows = readFileSync('/proc/sysvipc/shm', 'utf8').trim().split('\n')
  return rows.map((row) => row.trim().split(/\s+/)[1])
}

test('two clusters run beside each other, and close leaves nothing of one', async () => {
  const second = await startPostgres()
  const folder = await folderOf(second.url())
  expect(await answers(second.url())).toBe(true)
  const [, sharedMemory] = lineOf(join(folder, 'data', 'postmaster.pid'), 7)
  expect(sharedMemoryIds()).toContain(sharedMemory)
  await second.kill9()
  await second.close()
  expect(existsSync(folder)).toBe(false)
  expect(sharedMemoryIds()).not.toContain(sharedMemory)
  expect(await answers(cluster.url())).toBe(true)
})

test('through a connection only what was made with it is dropped at the end', async () => {
  await cluster.createDatabase('visitor_old')
  vi.stubEnv('TEST_DATABASE_URL', cluster.url())
  const visitor = await openPostgres()
  expect(visitor).not.toHaveProperty('restart')
  const url = await visitor.createDatabase('visitor_new', { template: 'visitor_old' })
  expect(url).toBe(visitor.url('visitor_new'))
  expect(await answers(url)).toBe(true)
  await visitor.close()
  expect(await databasesLike('visitor%')).toEqual(['visitor_old'])
})

test('a server that cannot be reached is an error, not a cluster of our own', async () => {
  await expect(connectPostgres('postgresql://postgres@127.0.0.1:9/postgres')).rejects.toThrow('ECONNREFUSED')
})

test('missing programs are an error that says what to do', async () => {
  vi.stubEnv('TEST_PG_BIN', '/nowhere')
  await expect(startPostgres()).rejects.toThrow(/not in \/nowhere.*TEST_PG_BIN.*TEST_DATABASE_URL/s)
})

test('a server that does not come up is an error with its own words, and leaves nothing', async () => {
  const bin = mkdtempSync(join(tmpdir(), 'quayside-bin-'))
  onTestFinished(() => void spawnSync('rm', ['-rf', bin]))
  spawnSync('sh', [
    '-c',
    'chmod 755 "$0"; ln -s "$1/initdb" "$0/initdb"; printf "%s\\n" "#!/bin/sh" "echo so sorry" "exit 1" >"$0/postgres"; chmod 755 "$0/postgres"',
    bin,
    cluster.bin,
  ])
  vi.stubEnv('TEST_PG_BIN', bin)
  await expect(startPostgres()).rejects.toThrow('so sorry')
})

/** Another process with a cluster of its own, which the test kills as roughly as a test run may end. */
async function owner(): Promise<{ process: ChildProcess; url: string; folder: string }> {
  const main = `
    import { runnerImport } from 'vite'
    const { module } = await runnerImport(process.argv[1], { configFile: false, logLevel: 'error' })
    console.log((await module.startPostgres()).url())
    setInterval(() => {}, 1000)`
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', main, join(import.meta.dirname, 'postgres-cluster.ts')],
    { detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const [printed] = await once(child.stdout.setEncoding('utf8'), 'data')
  const url = String(printed).trim()
  return { process: child, url, folder: await folderOf(url) }
}

test.each([
  ['killed', (pid: number) => process.kill(pid, 'SIGKILL')],
  ['interrupted from the keyboard', (pid: number) => process.kill(-pid, 'SIGINT')],
])('a run that is %s leaves neither server nor folder', async (_, end) => {
  const run = await owner()
  end(run.process.pid ?? 0)
  await expect.poll(() => existsSync(run.folder), { timeout: 15_000 }).toBe(false)
  expect(await answers(run.url)).toBe(false)
})

test('what a run left that was killed together with its watchdog, the next one clears away', async () => {
  const run = await owner()
  const { pid = 0 } = run.process
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  const watchdogs = children.filter((child) => readFileSync(`/proc/${child}/comm`, 'utf8') === 'sh\n')
  expect(watchdogs).toHaveLength(1)
  for (const victim of [...watchdogs, pid]) process.kill(victim, 'SIGKILL')
  await once(run.process, 'exit')
  expect(await answers(run.url)).toBe(true)

  const next = await startPostgres()
  expect(existsSync(run.folder)).toBe(false)
  expect(await answers(run.url)).toBe(false)
  await next.close()
})
