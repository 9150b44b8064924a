import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client, escapeIdentifier } from 'pg'
import { whenWeAreGone } from './child-server.ts'
import { freePort } from './free-port.ts'
import { findPrograms, unprivilegedUser } from './postgres-programs.ts'

const START_TIMEOUT_MS = 30_000
const KILL_TIMEOUT_MS = 5_000
const START_ATTEMPTS = 10
const LONGEST_NAME_BYTES = 63
const ROOM_WANTED_BYTES = 2 * 1024 ** 3
const MEMORY_DISK = '/dev/shm'
const CLUSTER_FOLDER = /^quayside-pg-(\d+)-/

/**
 * Nothing waits for the disk, but each commit is given to the system before it is acknowledged. That costs
 * next to nothing, and without it a server that a test kills would lose what it had acknowledged.
 */
const SETTINGS = `
listen_addresses = '127.0.0.1'
max_connections = 200
shared_buffers = 128MB
fsync = off
synchronous_commit = on
full_page_writes = off
deadlock_timeout = 100ms
dynamic_shared_memory_type = mmap
timezone = 'UTC'
log_timezone = 'UTC'
`

/** Ends the server of $CLUSTER, if that process still is that server, and deletes the folder. */
const BURY = `
runs() {
  pid=$(head -n 1 "$CLUSTER/data/postmaster.pid" 2>/dev/null)
  [ -n "$pid" ] || return 1
  if [ -d /proc/self ]; then command=$(tr '\\0' ' ' <"/proc/$pid/cmdline")
  else command=$(ps -o args= -p "$pid"); fi
  case "$command" in *"$CLUSTER"*) ;; *) return 1 ;; esac
}
runs && kill -s QUIT "$pid"
n=0; while runs && [ $n -lt 80 ]; do sleep 0.1; n=$((n+1)); done
runs && kill -s KILL "$pid"
n=0; while [ -e "$CLUSTER" ] && [ $n -lt 50 ]; do rm -rf "$CLUSTER" || sleep 0.1; n=$((n+1)); done
`

export interface PostgresServer {
  url(database?: string): string
  /** Creates a database; answers its URL. */
  createDatabase(name: string, options?: { readonly template?: string }): Promise<string>
  /** Drops a database; clients that are connected to it are cut off. */
  dropDatabase(name: string): Promise<void>
  /** Removes everything that was made through this. */
  close(): Promise<void>
}

export interface PostgresCluster extends PostgresServer {
  readonly bin: string
  /** Its data folder. */
  readonly data: string
  /** Stops the server. Data and port stay, so that restart() brings it back. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>
  restart(): Promise<void>
  /** Kills all of its processes at once, as when the machine runs out of memory. */
  kill9(): Promise<void>
}

/** A folder in memory, if there is one: the 300 files of a database are copied ten times as fast there. */
function roomiestTemporaryFolder(): string {
  try {
    fs.accessSync(MEMORY_DISK, fs.constants.W_OK)
    const { bavail, bsize } = fs.statfsSync(MEMORY_DISK)
    return bavail * bsize < ROOM_WANTED_BYTES ? tmpdir() : MEMORY_DISK
  } catch {
    return tmpdir()
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function deadClusters(parent: string): string[] {
  if (!fs.existsSync(parent)) return []
  const dead = fs.readdirSync(parent, { withFileTypes: true }).filter((entry) => {
    const owner = CLUSTER_FOLDER.exec(entry.name)?.[1]
    return owner !== undefined && entry.isDirectory() && !isAlive(Number(owner))
  })
  return dead.map(({ name }) => join(parent, name))
}

async function bury(folder: string): Promise<void> {
  await promisify(execFile)('/bin/sh', ['-c', BURY], { env: { ...process.env, CLUSTER: folder } })
}

/** Removes clusters of runs that were killed together with their watchdog, or ended by a power cut. */
async function buryTheDead(): Promise<void> {
  const self = process.getuid?.()
  for (const folder of [MEMORY_DISK, tmpdir()].flatMap(deadClusters)) {
    const owner = fs.statSync(folder, { throwIfNoEntry: false })?.uid
    if (self === 0 || self === owner) await bury(folder)
  }
}

async function runStatement(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  // Without a listener a server that goes away would end the test run. The statement reports the error.
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.query<{ fsync?: string | null }>(statement)
  } finally {
    await client.end()
  }
}

function quoted(name: string): string {
  if (Buffer.byteLength(name) > LONGEST_NAME_BYTES)
    throw new Error(`PostgreSQL would cut the name ${name} short`)
  return escapeIdentifier(name)
}

/** Creates databases by copying files, which without a disk is faster than logging their pages. */
function databasesOf(adminUrl: () => string, waitsForNoDisk: boolean) {
  const strategy = waitsForNoDisk ? 'strategy file_copy' : ''

  function url(database?: string): string {
    const address = new URL(adminUrl())
    if (database !== undefined) address.pathname = `/${encodeURIComponent(database)}`
    return address.href
  }
  return {
    url,
    async createDatabase(name: string, options: { readonly template?: string } = {}) {
      const template = quoted(options.template ?? 'template1')
      await runStatement(url(), `create database ${quoted(name)} template ${template} ${strategy}`)
      return url(name)
    },
    async dropDatabase(name: string) {
      await runStatement(url(), `drop database if exists ${quoted(name)} with (force)`)
    },
  }
}

/** Connects to a running server by the URL of a role that may create databases. */
export async function connectPostgres(adminUrl: string): Promise<PostgresServer> {
  const { rows } = await runStatement(adminUrl, "select current_setting('fsync', true) as fsync")
  const { url, createDatabase, dropDatabase } = databasesOf(() => adminUrl, rows[0]?.fsync === 'off')
  const created = new Set<string>()
  return {
    url,
    async createDatabase(name, options) {
      const made = await createDatabase(name, options)
      created.add(name)
      return made
    },
    async dropDatabase(name) {
      await dropDatabase(name)
      created.delete(name)
    },
    async close() {
      for (const name of created) await dropDatabase(name)
      created.clear()
    },
  }
}

function readIfThere(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The children of a process, on Linux alone; elsewhere orphans end by themselves, unless they are busy. */
function childrenOf(pid: number): number[] {
  return readIfThere(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
}

function sendKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended by itself.
  }
}

/** Waits until processes are gone. A dead one that its parent has not reaped has no command line. */
async function untilGone(pids: readonly number[]): Promise<void> {
  const deadline = performance.now() + KILL_TIMEOUT_MS
  const isThere = (pid: number) => readIfThere(`/proc/${pid}/cmdline`) !== ''
  while (pids.some(isThere) && performance.now() < deadline) await sleep(5)
}

/**
 * Starts a server. One that follows another begins with a copy of its files, for which that one is stopped and
 * started again: no program is needed for it, and a copy of a new server takes no time.
 */
export async function startPostgres({
  following,
}: {
  following?: PostgresCluster
} = {}): Promise<PostgresCluster> {
  const bin = findPrograms()
  const user = unprivilegedUser()
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))
  await buryTheDead()

  const folder = fs.mkdtempSync(join(roomiestTemporaryFolder(), `quayside-pg-${process.pid}-`))
  const data = join(folder, 'data')
  const log = join(folder, 'server.log')
  const callOff = whenWeAreGone(BURY, { CLUSTER: folder })
  let server: ChildProcess | undefined
  let port = await freePort()

  async function initialise(): Promise<void> {
    if (user.uid !== undefined && user.gid !== undefined) fs.chownSync(folder, user.uid, user.gid)
    const socket = `unix_socket_directories = '${folder}'\n`
    if (following) {
      await following.stop()
      await promisify(execFile)('cp', ['-a', following.data, data], { env, ...user })
      await following.restart()
      const { hostname, port, username } = new URL(following.url())
      const whom = `primary_conninfo = 'host=${hostname} port=${port} user=${username}'\n`
      fs.appendFileSync(join(data, 'postgresql.conf'), `${socket}${whom}`)
      fs.writeFileSync(join(data, 'standby.signal'), '')
      return
    }
    const choices = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']
    await promisify(execFile)(join(bin, 'initdb'), ['-D', data, ...choices], { cwd: folder, env, ...user })
    fs.appendFileSync(join(data, 'postgresql.conf'), `${SETTINGS}${socket}`)
    const anybodyHere = ['all', 'replication'].map((it) => `host ${it} all 127.0.0.1/32 trust\n`)
    fs.writeFileSync(join(data, 'pg_hba.conf'), anybodyHere.join(''))
  }

  function isReady(child: ChildProcess): boolean {
    const lines = readIfThere(join(data, 'postmaster.pid')).split('\n')
    return lines[0] === String(child.pid) && lines[7]?.trim() === 'ready'
  }

  /** Starts the server; answers its output where it did not come up. */
  async function launch(): Promise<string | undefined> {
    const said = readIfThere(log).length
    const output = fs.openSync(log, 'a')
    const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port)], {
      cwd: folder,
      detached: true,
      env,
      stdio: ['ignore', output, output],
      ...user,
    })
    fs.closeSync(output)
    child.unref()
    server = child
    const deadline = performance.now() + START_TIMEOUT_MS
    while (child.exitCode === null && child.signalCode === null) {
      if (isReady(child)) return undefined
      if (performance.now() > deadline) child.kill('SIGKILL')
      await sleep(5)
    }
    return readIfThere(log).slice(said)
  }

  async function start(nextPort: () => Promise<number>): Promise<void> {
    let said: string | undefined
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
      said = await launch()
      if (said === undefined) return
      if (!/Address already in use|pre-existing shared memory block/.test(said)) break
      await sleep(100)
      port = await nextPort()
    }
    throw new Error(`${bin}/postgres did not start:\n${said}`)
  }

  async function end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const child = server
    server = undefined
    if (child?.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.ref()
    child.kill(signal)
    await exited
  }

  async function close(): Promise<void> {
    await end('SIGQUIT')
    await bury(folder)
    callOff()
  }

  try {
    await initialise()
    await start(freePort)
  } catch (error) {
    await close()
    throw error
  }

  return {
    ...{ bin, data },
    ...databasesOf(() => `postgresql://postgres@127.0.0.1:${port}/postgres`, true),
    stop: (mode = 'fast') => end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    async restart() {
      await end('SIGINT')
      await start(() => Promise.resolve(port))
    },
    async kill9() {
      const orphans = childrenOf(server?.pid ?? 0)
      const ended = end('SIGKILL')
      orphans.forEach(sendKill)
      await ended
      await untilGone(orphans)
      // The id of the shared memory by which a server finds another one on its data. After a kill it stays
      // until somebody removes it.
      const mark = readIfThere(join(data, 'postmaster.pid')).split('\n')[6]?.trim().split(/\s+/)[1]
      if (mark !== undefined) await promisify(execFile)('ipcrm', ['-m', mark]).catch(() => undefined)
    },
    close,
  }
}

/** Opens the server of TEST_DATABASE_URL, else one of its own. */
export function openPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL
  return given ? connectPostgres(given) : startPostgres()
}
