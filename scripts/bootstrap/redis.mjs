// @ts-check
import { hasApt, installPackages, isRoot, unpackPackages, writeLauncher } from './debian.mjs'
import { findProgram, isProgram } from './programs.mjs'
import { inProject } from './project.mjs'
import { Sentence } from './sentence.mjs'

/** Finds redis-server or fetches it, and answers its path. No service is left running. */
export async function ensureRedis() {
  const path = findRedis() ?? (await fetchRedis())
  if (path) return path
  throw new Sentence(
    'The tests need redis-server and none was found. Install it (on Debian `apt-get install redis-server`), ' +
      'or set TEST_REDIS_SERVER to its path, and run this again.',
  )
}

function findRedis() {
  const named = process.env.TEST_REDIS_SERVER
  if (named && !isProgram(named)) throw new Sentence(`TEST_REDIS_SERVER names ${named}, which is no program.`)
  return named || findProgram(['redis-server'])
}

async function fetchRedis() {
  if (!hasApt()) return undefined
  console.error('Installing redis-server from Debian …')
  if (isRoot()) return (await installPackages(['redis-server'])) ? findProgram(['redis-server']) : undefined
  const folder = await unpackPackages('redis', ['redis-server'])
  return folder && writeLauncher(folder, 'usr/bin/redis-server', inProject('.cache', 'redis-launcher'))
}
