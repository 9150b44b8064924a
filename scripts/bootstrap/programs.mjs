// @ts-check
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Finds the first of these programs in the PATH, or in folders that it often lacks.
 * @param {string[]} names
 */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/usr/sbin']
  const places = names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)))
  return places.find(isProgram)
}
