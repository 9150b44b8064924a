// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What the product is made of, and what proves it. */
export const PRODUCT_FOLDERS = ['contract', 'src', 'sw', 'server', 'tests', 'e2e', 'scripts']

/** The folders that hold code of ours: the product and the demo town that decorates it. */
export const CODE_FOLDERS = [...PRODUCT_FOLDERS, 'demo']

const NOT_OURS = new Set(['node_modules', 'dist', '.data', '.cache', 'test-results', 'playwright-report'])

/**
 * Every file below the folders, as paths from the root with forward slashes. Written out by hand, so that the
 * checks have a count of files that none of the tools they watch has made.
 *
 * @param {string} root
 * @param {readonly string[]} [folders]
 * @returns {string[]}
 */
export function filesOf(root, folders = CODE_FOLDERS) {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some((part) => NOT_OURS.has(part)))
    .sort()
}
