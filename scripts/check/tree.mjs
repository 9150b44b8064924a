// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The folders of the product and of its tests. */
export const PRODUCT_FOLDERS = ['contract', 'src', 'sw', 'server', 'tests', 'e2e', 'scripts']

/** All folders with code: the product, and the demo town. */
export const CODE_FOLDERS = [...PRODUCT_FOLDERS, 'demo']

const NOT_OURS = new Set(['node_modules', 'dist', '.data', '.cache', 'test-results', 'playwright-report'])

/**
 * Finds every file in some folders, as paths from the root with forward slashes. It is written by hand, so
 * that the checks can count files without the tools they check.
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
