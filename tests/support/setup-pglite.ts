import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { EmbeddedEngine } from '#server/db/embedded/engine.ts'
import { migrate } from '#server/db/migrate.ts'
import { embeddedPool } from '#server/db/pool.ts'

/** Makes the embedded database once. Every test file begins with a copy of it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-template-'))
  const path = join(folder, 'template.tar')
  const engine = new EmbeddedEngine({ dataDir: 'memory://', longestQueryMs: 60_000 })
  await engine.start()
  const pool = embeddedPool(engine, { applicationName: 'template', onConnectionError: () => {} })
  await migrate(pool)
  await pool.end()
  await writeFile(path, await engine.dump())
  await engine.close()
  project.provide('pgliteTemplate', path)
  project.provide('places', folder)
  return () => rm(folder, { recursive: true })
}

declare module 'vitest' {
  export interface ProvidedContext {
    pgliteTemplate: string
    /** A folder for what the files of a run make once for all of them. */
    places: string
    postgresUrl: string
    postgresTemplate: string
    /** The database of a small shop. The first test that needs it makes it, and others copy it. */
    postgresShop: string
  }
}
