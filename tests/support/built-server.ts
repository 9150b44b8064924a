import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { build } from 'vite'
import { inject } from 'vitest'
import { type ChildServer, startChildServer } from './child-server.ts'
import { onPostgres } from './database.ts'
import { onceForAll } from './once-for-all.ts'
import { connectPostgres, type PostgresServer } from './postgres-cluster.ts'
import { openShop } from './shop.ts'
import { openAfterwards } from './soundness.ts'
import { brief } from './starts.ts'

export type Place = Record<string, string> & { DATA_DIR: string }

export interface Ended {
  code: number | null
  output: string
}

export interface BuiltServer {
  /** The built files with code of a folder of this project. */
  madeFrom(folder: string): string[]
  /**
   * The environment of a server with data of its own, those of a small shop: a folder and, on PostgreSQL, a
   * database.
   */
  newPlace(): Promise<Place>
  /** The environment of a server without any data. */
  newEmptyPlace(): Promise<Place>
  start(env: Record<string, string>, atMostMs?: number): Promise<ChildServer>
  /** Runs a server to its end, for a start that is refused. */
  startInVain(env: Record<string, string>): Promise<Ended>
  /** Runs a command. One that comes to its failpoint is killed there. */
  operate(env: Record<string, string>, ...args: string[]): Promise<Ended>
  close(): Promise<void>
}

const smallestPainter = `export const makePagePainter = () => async ({ language }) =>
  ({ status: 200, language, direction: 'ltr', head: '', body: '' })
export const understoodAddress = (url) => url
`

/** Builds the server as it ships, in a place where its packages are found, with the smallest of clients. */
export async function buildServer(): Promise<BuiltServer> {
  const cache = resolve('.cache')
  await mkdir(cache, { recursive: true })
  const built = await mkdtemp(join(cache, 'built-server-'))
  await mkdir(join(built, 'client', 'assets'), { recursive: true })
  await writeFile(join(built, 'client', 'index.html'), '<!doctype html><title>Quayside</title>')
  await mkdir(join(built, 'page'))
  await writeFile(join(built, 'page', 'page.js'), smallestPainter)
  const outDir = join(built, 'server')
  const made = await build({
    configFile: 'scripts/vite/server.config.ts',
    logLevel: 'error',
    build: { outDir, sourcemap: false, reportCompressedSize: false },
  })
  const chunks = [made]
    .flat()
    .flatMap((it) => ('output' in it ? it.output : []))
    .filter((it) => it.type === 'chunk')
  const started: ChildServer[] = []
  const start = async (env: Record<string, string>, atMostMs?: number) => {
    const entry = join(outDir, 'main.js')
    const server = await startChildServer({ entry, env, flags: brief, ...(atMostMs && { atMostMs }) })
    started.push(server)
    return server
  }
  const places = onPostgres ? await placesOnPostgres() : await embeddedPlaces()
  return {
    madeFrom: (folder) =>
      chunks
        .filter((it) => it.moduleIds.some((id) => id.startsWith(resolve(folder) + sep)))
        .map((it) => join(outDir, it.fileName)),
    start,
    newPlace: places.newPlace,
    newEmptyPlace: places.newEmptyPlace,
    startInVain: (env) => run(join(outDir, 'main.js'), [], env),
    operate: (env, ...args) => run(join(outDir, 'operator.js'), args, env),
    async close() {
      await Promise.all(started.map((it) => it.kill('SIGKILL')))
      await places.close()
      await rm(built, { recursive: true, force: true })
    },
  }
}

const common = { APP_MODE: 'test', LOG_LEVEL: 'warn' }

/** Makes the data of a small shop, once for all test files, which copy them. */
async function makeTemplate(env: Record<string, string>): Promise<void> {
  await onceForAll(join(inject('places'), 'template'), async () => {
    const { database, close } = await openAfterwards(env)
    await openShop(database).finally(close)
  })
}

async function embeddedPlaces() {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-places-'))
  const template = join(inject('places'), 'shop')
  await makeTemplate({ DATA_DIR: template })
  let made = 0
  const newEmptyPlace = async (): Promise<Place> => ({ ...common, DATA_DIR: join(folder, `place-${made++}`) })
  return {
    newEmptyPlace,
    async newPlace(): Promise<Place> {
      const place = await newEmptyPlace()
      await cp(template, place.DATA_DIR, { recursive: true })
      return place
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

async function placesOnPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-places-'))
  const postgres: PostgresServer = await connectPostgres(inject('postgresUrl'))
  const template = new URL(inject('postgresUrl'))
  template.pathname = `/${inject('postgresShop')}`
  await makeTemplate({ DATABASE_URL: template.href, DATA_DIR: join(folder, 'template') })
  const placeFrom = async (database: string): Promise<Place> => {
    const name = `place_${randomBytes(6).toString('hex')}`
    const DATABASE_URL = await postgres.createDatabase(name, { template: database })
    return { ...common, DATABASE_URL, DATA_DIR: join(folder, name) }
  }
  return {
    newPlace: () => placeFrom(inject('postgresShop')),
    newEmptyPlace: () => placeFrom(inject('postgresTemplate')),
    async close() {
      await postgres.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function run(script: string, args: string[], env: Record<string, string>): Promise<Ended> {
  const clean = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...brief, script, ...args],
      { env: { ...clean, ...env }, timeout: 60_000, killSignal: 'SIGKILL' },
      (_, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    )
    child.stdout?.on('data', (text: string) => text.startsWith('FAILPOINT ') && child.kill('SIGKILL'))
  })
}
