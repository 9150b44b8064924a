import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { postgresPool } from '#server/db/pool.ts'
import { openPostgres } from './postgres-cluster.ts'

const template = `quayside_template_${process.pid}`
const shop = `quayside_shop_${process.pid}`

/** Starts a real PostgreSQL with a migrated template. Every test file begins with a copy of it. */
export default async function setup(project: TestProject) {
  const server = await openPostgres()
  const pool = postgresPool(await server.createDatabase(template), {
    applicationName: 'template',
    onConnectionError: () => {},
  })
  await migrate(pool)
  await pool.end()
  project.provide('postgresUrl', server.url('postgres'))
  await server.createDatabase(shop, { template })
  const folder = await mkdtemp(join(tmpdir(), 'quayside-template-'))
  project.provide('postgresTemplate', template)
  project.provide('postgresShop', shop)
  project.provide('places', folder)
  return async () => {
    await server.close()
    await rm(folder, { recursive: true })
  }
}
