// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from '../bootstrap/git.mjs'

export const LOCK = 'server/db/migrations.lock'
const FOLDER = 'server/db/migrations'

/** @typedef {Record<string, string>} Migrations SQL by file name */

/** @param {string} root @returns {Migrations} */
export function migrationsOf(root) {
  const names = readdirSync(join(root, FOLDER)).sort()
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(root, FOLDER, name), 'utf8')]))
}

/**
 * The lock of some migrations, in the format that `sha256sum --check` reads.
 *
 * @param {Migrations} migrations
 */
export function lockOf(migrations) {
  const lines = Object.entries(migrations).map(([name, sql]) => `${sha256(sql)}  ${name}\n`)
  return lines.join('')
}

/** @param {string} text */
const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** @param {string} lock @returns {Map<string, string>} the hash by file name */
function entriesOf(lock) {
  const lines = lock.split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

/**
 * The problems of migrations and their lock: a migration that databases have already run must not change.
 *
 * @param {Migrations} migrations
 * @param {string} lock
 */
export function migrationProblems(migrations, lock) {
  const names = Object.keys(migrations)
  const locked = entriesOf(lock)
  const changed = names.filter(
    (name) => locked.has(name) && locked.get(name) !== sha256(migrations[name] ?? ''),
  )
  return [
    ...(names.length === 0 ? ['there is no migration'] : []),
    ...names.flatMap((name, at) => numberProblems(name, at + 1)),
    ...names.filter((name) => !locked.has(name)).map((name) => `${name} is not locked`),
    ...changed.map((name) => `${name} was edited after it was locked; write a new one`),
    ...[...locked.keys()]
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is locked, but gone`),
  ]
}

/** @param {string} name @param {number} number */
function numberProblems(name, number) {
  const expected = String(number).padStart(4, '0')
  if (!/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.sql$/.test(name))
    return [`${name} is not named like 0001-what-it-does.sql`]
  return name.startsWith(expected) ? [] : [`${name} stands where ${expected} is due`]
}

/**
 * The lock as it last landed; empty where it never did, or where there is no history.
 *
 * @param {string} root
 */
export function landedLock(root) {
  try {
    return git(root, 'show', `HEAD:./${LOCK}`)
  } catch {
    return ''
  }
}

/**
 * Every line that a commit, or the working tree since then, removed from the lock.
 *
 * @param {string} root
 */
export function linesLost(root) {
  const patches = [
    git(root, 'log', '-p', '-m', '--format=', '--', LOCK),
    git(root, 'diff', 'HEAD', '--', LOCK),
  ]
  const lines = patches.join('\n').split('\n')
  return lines.filter((line) => line.startsWith('-') && !line.startsWith('---')).map((line) => line.slice(1))
}
