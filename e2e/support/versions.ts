import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startChildServer } from '#tests/support/child-server.ts'
import { type Front, startFront } from './front.ts'
import { operateWith } from './product.ts'
import { copyTemplate } from './setup-template.ts'

export type Version = 'a' | 'b'

/** A product behind a fixed address, of which one version after another is published. */
export interface Publisher {
  readonly front: Front
  /** The version behind the address. */
  readonly published: Version
  /** Publishes a version as a deployment does: another folder, a new process, the same data. */
  publish(version: Version): Promise<void>
  operate(...args: string[]): Promise<string>
  remove(): Promise<void>
}

export async function startPublisher(): Promise<Publisher> {
  await mkdir('.cache', { recursive: true })
  // Within the project, so that the built server finds its packages.
  const folder = resolve(await mkdtemp(join('.cache', 'versions-')))
  const env = { APP_MODE: 'demo', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' }
  let server: Awaited<ReturnType<typeof startChildServer>> | undefined
  await copyTemplate(env.DATA_DIR)
  const front = await startFront(() => new URL(server?.url ?? 'http://127.0.0.1:9'))
  const made = new Set<Version>()
  let published: Version = 'a'
  const publish = async (version: Version) => {
    const build = join(folder, version)
    if (!made.has(version)) await makeBuild(build, version)
    made.add(version)
    await server?.kill('SIGTERM')
    server = await startChildServer({ entry: join(build, 'server', 'main.js'), env, atMostMs: 60_000 })
    published = version
  }
  await publish(published)
  return {
    front,
    get published() {
      return published
    },
    publish,
    operate: (...args) => operateWith(env, ...args),
    async remove() {
      await front.close()
      await server?.kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Copies the build, with other hashes in all names and its version in the page. To the browser, the worker
 * and the server that is a new build.
 */
async function makeBuild(folder: string, version: Version): Promise<void> {
  await cp('dist', folder, { recursive: true, filter: (path) => !/\.(map|br|gz)$/.test(path) })
  const client = join(folder, 'client')
  const assets = join(client, 'assets')
  const names = new Set(await readdir(assets))
  const renamed = (text: string) =>
    text.replace(/[\w.$~-]+(?=\.js\b)/g, (name) => (names.has(`${name}.js`) ? `${name}-${version}` : name))
  const rewrite = async (path: string, change: (text: string) => string) =>
    writeFile(path, change(await readFile(path, 'utf8')))

  for (const name of names) {
    await rewrite(join(assets, name), (text) => `globalThis.version = '${version}';${renamed(text)}`)
    await rename(join(assets, name), join(assets, renamed(name)))
  }
  await rewrite(join(client, 'index.html'), renamed)
  await rewrite(join(client, 'sw.js'), (text) =>
    renamed(text).replace(
      /("revision":"|"index\.html","revision":")[0-9a-f]{32}/g,
      `$1${version.repeat(32)}`,
    ),
  )
}
