// @ts-check
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from './project.mjs'
import { runNode } from './run.mjs'
import { Sentence } from './sentence.mjs'

/**
 * Runs npm itself, without a shell between, so that it ends with this process.
 * @param {string[]} args
 * @param {import('./run.mjs').RunOptions} [options]
 */
export function runNpm(args, options = {}) {
  return runNode(npmScript(), args, { ...options, env: { ...options.env, ...ownCacheIfNeeded() } })
}

function npmScript() {
  const beside = dirname(process.execPath)
  const places = [
    process.env.npm_execpath ?? '',
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ]
  const found = places.find((place) => place.endsWith('npm-cli.js') && existsSync(place))
  if (!found) throw new Sentence('npm was not found beside Node: run this through npm, as in `npm start`.')
  return found
}

/**
 * An own cache for npm where it cannot write its usual one. The user of a service often has no home, and npm
 * fails without a cache.
 */
function ownCacheIfNeeded() {
  const configured = process.env.npm_config_cache ?? join(process.env.HOME ?? '/', '.npm')
  if (isWritable(configured) || (!existsSync(configured) && isWritable(dirname(configured)))) return {}
  return { npm_config_cache: inProject('.cache', 'npm') }
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
