// @ts-check
import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cannotWrite, Sentence } from './sentence.mjs'

/** The project's folder, from whichever folder a command was called. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param {string[]} parts */
export function inProject(...parts) {
  return join(root, ...parts)
}

/** Refuses with a sentence where this user may not write, before a step fails halfway. */
export function needWritableProject() {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    throw new Sentence(cannotWrite(root))
  }
}

/**
 * A folder for programs that the tests fetch. PostgreSQL refuses to run as root, so root's copy must be
 * readable by the user it runs as, and a project under /root is not.
 * @param {string} name
 */
export function cacheFolder(name) {
  const isRoot = process.getuid?.() === 0
  const folder =
    isRoot && !isReachableByAll(root) ? join('/var/cache/quayside', name) : inProject('.cache', name)
  mkdirSync(dirname(folder), { recursive: true })
  return folder
}

/**
 * @param {string} folder
 * @returns {boolean}
 */
function isReachableByAll(folder) {
  const parent = dirname(folder)
  const enterable = (statSync(folder).mode & 0o001) !== 0
  return enterable && (parent === folder || isReachableByAll(parent))
}
