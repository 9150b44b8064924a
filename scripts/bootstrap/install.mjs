// @ts-check
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { alone } from './lock.mjs'
import { runNpm } from './npm.mjs'
import { inProject, needWritableProject } from './project.mjs'
import { Sentence } from './sentence.mjs'

const mostLines = 25
const stampPath = inProject('node_modules', '.quayside-install')

/** Installs what package-lock.json says, unless it is known to be installed. */
export async function install() {
  if (isInstalled()) return
  needWritableProject()
  await alone(async () => {
    if (isInstalled()) return
    if (!isSameTree()) await installAnew()
    writeFileSync(stampPath, wanted())
  })
}

function isInstalled() {
  return readIfThere(stampPath) === wanted()
}

function wanted() {
  const lock = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex')
  return `${platform()} ${lock}\n`
}

function platform() {
  return `node-${process.versions.modules} ${process.platform}-${process.arch}`
}

async function installAnew() {
  console.error('Installing the dependencies (about a minute the first time) …')
  // npm deletes node_modules first, and the stamp with it, so an interrupted installation is never trusted.
  let ending = await npmWith('ci')
  if (ending.output.includes('EUSAGE') && isLockOfPackage()) {
    // `npm ci` wants the optional packages of every platform in the lock. npm leaves some out where the
    // registry did not have them yet when the lock was made. `npm install` keeps to those that the lock
    // names.
    await rm(inProject('node_modules'), { recursive: true, force: true })
    ending = await npmWith('install', '--no-save')
  }
  if (ending.code === 0) return
  console.error(ending.output.trim().split('\n').slice(0, mostLines).join('\n'))
  throw new Sentence(
    'Installing the dependencies failed; npm says why above. ' +
      'Check that the npm registry can be reached (`npm ping`) and that the disk has room, then run this again.',
  )
}

/** @param {string[]} command */
function npmWith(...command) {
  // With NODE_ENV=production npm would leave out what the build needs, hence `--include=dev`.
  const always = ['--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  return runNpm([...command, ...always], { output: 'keep' })
}

/**
 * Whether the lock fits package.json. Where it does not, somebody changed only one of them, and `npm ci` is
 * right to refuse.
 */
function isLockOfPackage() {
  const wants = (/** @type {any} */ it) =>
    JSON.stringify(
      [it?.dependencies, it?.devDependencies, it?.optionalDependencies].map((group) =>
        Object.entries(group ?? {}).sort(),
      ),
    )
  const locked = packagesOf(inProject('package-lock.json'))
  return wants(locked?.['']) === wants(JSON.parse(readFileSync(inProject('package.json'), 'utf8')))
}

/**
 * Whether a developer installed the same tree by hand: npm's own record of it, which npm writes last, names
 * what package-lock.json does.
 */
function isSameTree() {
  const stamp = readIfThere(stampPath)
  if (stamp !== undefined && !stamp.startsWith(`${platform()} `)) return false
  const installed = packagesOf(inProject('node_modules', '.package-lock.json'))
  const locked = packagesOf(inProject('package-lock.json'))
  if (!installed || !locked) return false
  return (
    Object.keys(installed).every((name) => name in locked) &&
    Object.entries(locked).every(([name, { integrity, optional, devOptional }]) =>
      installed[name] ? installed[name].integrity === integrity : name === '' || optional || devOptional,
    )
  )
}

/**
 * @param {string} path
 * @returns {Record<string, {integrity?: string, optional?: boolean, devOptional?: boolean}> | undefined}
 */
function packagesOf(path) {
  const text = readIfThere(path)
  return text === undefined ? undefined : JSON.parse(text).packages
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
