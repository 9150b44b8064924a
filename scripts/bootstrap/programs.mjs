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
 * The first of these programs that the PATH, or a folder that it often lacks, holds.
 * @param {string[]} names
 */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/usr/sbin']
  const places = names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)))
  return places.find(isProgram)
}
