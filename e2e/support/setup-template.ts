import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChildServer } from '#tests/support/child-server.ts'

/**
 * The folders of pictures and tiles, which the demo draws on demand. They are equal for every product, so
 * they are drawn once.
 */
const drawn = ['pictures', 'tiles']

/** Makes the data of a first start once. Every product of the tests begins with a copy. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-e2e-template-'))
  const env = { APP_MODE: 'demo', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }
  const server = await startChildServer({ entry: 'dist/server/main.js', env, atMostMs: 60_000 })
  await server.kill('SIGTERM')
  process.env.E2E_TEMPLATE = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** Copies the data of a first start into a new folder. */
export async function copyTemplate(to: string): Promise<void> {
  const folder = process.env.E2E_TEMPLATE
  if (!folder) throw new Error('The template is made before the tests.')
  const isShared = (path: string) => drawn.some((name) => path === join(folder, 'data', name))
  await cp(join(folder, 'data'), to, { recursive: true, filter: (path) => !isShared(path) })
  for (const name of drawn) {
    await mkdir(join(folder, name), { recursive: true })
    await symlink(join(folder, name), join(to, name))
  }
}
