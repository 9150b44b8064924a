// @ts-check
import { ensureBrowser } from '../bootstrap/browser.mjs'
import { build } from '../bootstrap/build.mjs'
import { ensurePostgres } from '../bootstrap/postgres.mjs'
import { ensureRedis } from '../bootstrap/redis.mjs'

/**
 * The programs that a part needs on the machine, and the variables that tell the part where they are.
 * @type {Record<'build' | 'browser' | 'postgres' | 'redis', () => Promise<Record<string, string>>>}
 */
const needs = {
  build: async () => {
    await build()
    return {}
  },
  browser: async () => ({ CHROMIUM_PATH: await ensureBrowser() }),
  postgres: async () => (process.env.TEST_DATABASE_URL ? {} : { TEST_PG_BIN: await ensurePostgres() }),
  redis: async () => ({ TEST_REDIS_SERVER: await ensureRedis() }),
}

/** @typedef {keyof typeof needs} Need */

/**
 * Provides everything, one after the other, and answers the environment that names it.
 * @param {Need[]} wanted
 */
export async function provide(wanted) {
  /** @type {Record<string, string>} */
  const env = {}
  for (const need of wanted) Object.assign(env, await needs[need]())
  return env
}
