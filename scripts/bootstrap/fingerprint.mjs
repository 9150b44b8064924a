// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Finds every file under a path, sorted; none where it does not exist.
 * @param {string} path
 * @returns {string[]}
 */
export function filesUnder(path) {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry?.isDirectory()) return entry ? [path] : []
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((found) => !found.isDirectory())
    .map((found) => join(found.parentPath, found.name))
    .sort()
}

/**
 * @param {string} base
 * @param {string[]} files
 */
export function contentPrint(base, files) {
  return print(base, files, (file) => createHash('sha256').update(readFileSync(file)).digest())
}

/**
 * @param {string} base
 * @param {string[]} files
 */
export function sizePrint(base, files) {
  return print(base, files, (file) => String(statSync(file).size))
}

/**
 * @param {string} base
 * @param {string[]} files
 * @param {(file: string) => string | Buffer} about
 */
function print(base, files, about) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${relative(base, file)}\0`)
      .update(about(file))
      .update('\0')
  return hash.digest('hex')
}
