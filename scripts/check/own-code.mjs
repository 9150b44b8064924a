// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { filesOf } from './tree.mjs'

const ISLANDS = 'src/verticals'
const LIMIT = 12_000
const ENTRY = '\0island'
const TEST = /\.test\.tsx?$/

/**
 * The size of a vertical's own code: all files of its folder bundled and minified, without imports from
 * elsewhere. Its texts, its rules and the schemas of its calls are part of the contract, which the server has
 * too.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<number>} bytes, compressed
 */
async function ownCode(root, folder) {
  const files = filesOf(root, [folder]).filter((path) => !TEST.test(path))
  const own = new Set(files.map((path) => resolve(root, path)))
  const all = filesOf(root, ['src', 'contract'])
  const made = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [
      {
        name: 'island',
        enforce: 'pre',
        resolveId(source, from) {
          if (source === ENTRY) return source
          const path = source.startsWith('#') ? join(root, source.slice(1)) : source
          const file = from && from !== ENTRY ? resolve(from, '..', path) : path
          if (own.has(file)) return file
          const shared = all.indexOf(relative(root, file))
          // An import from elsewhere is named in a few letters, as in the real bundle.
          return { id: shared < 0 ? source : String(shared), external: true }
        },
        load: (id) =>
          id === ENTRY
            ? [...own].map((path, at) => `export * as of${at} from ${JSON.stringify(path)}`).join('\n')
            : undefined,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })
  const outputs = [made].flat().flatMap((it) => ('output' in it ? it.output : []))
  const code = outputs.map((it) => (it.type === 'chunk' ? it.code : '')).join('')
  return gzipSync(code, { level: 9 }).length
}

/**
 * Finds verticals with more code of their own than they may have. Code that a second vertical needs belongs
 * in the core.
 *
 * @param {string} root
 * @param {number} [limit] bytes
 * @returns {Promise<string[]>}
 */
export async function ownCodeProblems(root, limit = LIMIT) {
  const islands = join(root, ISLANDS)
  const names = existsSync(islands) ? readdirSync(islands) : []
  if (names.length === 0) return [`no vertical was found in ${ISLANDS}`]
  /** @type {string[]} */
  const problems = []
  for (const name of names) {
    const bytes = await ownCode(root, `${ISLANDS}/${name}`)
    if (bytes > limit) problems.push(`${ISLANDS}/${name} has ${bytes} bytes compressed, more than ${limit}`)
  }
  return problems
}
