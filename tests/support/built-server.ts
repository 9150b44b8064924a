import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { inject } from 'vitest'
import { type ChildServer, startChildServer } from './child-server.ts'
import { onPostgres } from './database.ts'
import { connectPostgres, type PostgresServer } from './postgres-cluster.ts'

export type Place = Record<string, string> & { DATA_DIR: string }

export interface Ended {
  code: number | null
  output: string
  ms: number
}

export interface BuiltServer {
  /** The environment of a server with data of its own: a folder, and on PostgreSQL a database. */
  newPlace(): Promise<Place>
  start(env: Record<string, string>): Promise<ChildServer>
  /** Runs it to its end, for a start that is refused. */
  startInVain(env: Record<string, string>): Promise<Ended>
  operate(env: Record<string, string>, ...args: string[]): Promise<Ended>
  close(): Promise<void>
}

/** The server as it ships, built where its packages are found, with the smallest of clients beside it. */
export async function buildServer(): Promise<BuiltServer> {
  const cache = resolve('.cache')
  await mkdir(cache, { recursive: true })
  const built = await mkdtemp(join(cache, 'built-server-'))
  await mkdir(join(built, 'client'))
  await writeFile(join(built, 'client', 'index.html'), '<!doctype html><title>Quayside</title>')
  const outDir = join(built, 'server')
  await build({
    configFile: 'vite.server.config.ts',
    logLevel: 'error',
    build: { outDir, sourcemap: false, reportCompressedSize: false },
  })
  const started: ChildServer[] = []
  const start = async (env: Record<string, string>) => {
    const server = await startChildServer({ entry: join(outDir, 'main.js'), env })
    started.push(server)
    return server
  }
  const places = onPostgres ? await placesOnPostgres() : await embeddedPlaces(start)
  return {
    start,
    newPlace: places.newPlace,
    startInVain: (env) => run(join(outDir, 'main.js'), [], env),
    operate: (env, ...args) => run(join(outDir, 'operator.js'), args, env),
    async close() {
      await Promise.all(started.map((it) => it.kill('SIGKILL')))
      await places.close()
      await rm(built, { recursive: true, force: true })
    },
  }
}

const common = { APP_MODE: 'demo', LOG_LEVEL: 'warn' }

/** Made once and copied: making it takes longer than most tests. */
async function embeddedPlaces(start: (env: Record<string, string>) => Promise<ChildServer>) {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-places-'))
  const template = join(folder, 'template')
  const first = await start({ ...common, DATA_DIR: template })
  await first.kill('SIGTERM')
  let made = 0
  return {
    async newPlace(): Promise<Place> {
      const DATA_DIR = join(folder, `place-${made++}`)
      await cp(template, DATA_DIR, { recursive: true })
      return { ...common, DATA_DIR }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

async function placesOnPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-places-'))
  const postgres: PostgresServer = await connectPostgres(inject('postgresUrl'))
  return {
    async newPlace(): Promise<Place> {
      const name = `place_${randomBytes(6).toString('hex')}`
      const DATABASE_URL = await postgres.createDatabase(name, { template: inject('postgresTemplate') })
      return { ...common, DATABASE_URL, DATA_DIR: join(folder, name) }
    },
    async close() {
      await postgres.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function run(script: string, args: string[], env: Record<string, string>): Promise<Ended> {
  const began = performance.now()
  const clean = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [script, ...args],
      { env: { ...clean, ...env }, timeout: 30_000, killSignal: 'SIGKILL' },
      (_, stdout, stderr) =>
        resolve({ code: child.exitCode, output: stdout + stderr, ms: performance.now() - began }),
    )
  })
}
