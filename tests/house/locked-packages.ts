import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'

export interface Locked {
  version: string
  integrity?: string
  resolved?: string
  engines?: Readonly<Record<string, string>>
  hasInstallScript?: boolean
  optional?: boolean
}

/** The packages of a lockfile by their folder, without the project itself, which is under ''. */
export type Lockfile = Record<string, Locked>

export interface Floor {
  package: string
  at_least: string[]
  never?: string[]
  reason: string
}

const nameOf = (folder: string) => folder.split('node_modules/').at(-1) ?? folder

/**
 * Finds packages that are locked below their floor, every copy of them, and floors that apply to nothing any
 * more.
 */
export function floorProblems(lockfile: Lockfile, floors: readonly Floor[]): string[] {
  return floors.flatMap((floor) => {
    const copies = Object.entries(lockfile).filter(([folder]) => nameOf(folder) === floor.package)
    if (copies.length === 0) return [`${floor.package} is not locked any more: remove its floor`]
    return copies
      .filter(([, { version }]) => isTooLow(version, floor))
      .map(
        ([folder, { version }]) =>
          `${folder} is ${version}: ${floor.at_least.join(' or ')} is needed, ${floor.reason}`,
      )
  })
}

/**
 * Whether a version is below its floor. A floor applies to its own major version; one older than all floors
 * got no fix.
 */
function isTooLow(version: string, { at_least, never = [] }: Floor): boolean {
  const lines = at_least.filter((it) => semver.major(it) <= semver.major(version))
  const floor = lines.sort(semver.compare).at(-1)
  return floor === undefined || semver.lt(version, floor) || never.includes(version)
}

/** Finds entries by which an installation would depend on where or when it is made. */
export function lockfileProblems(lockfile: Lockfile): string[] {
  return Object.entries(lockfile).flatMap(([folder, { integrity, resolved }]) => [
    ...(integrity?.startsWith('sha512-') ? [] : [`${folder} has no sha512 integrity`]),
    ...(resolved === undefined ? [] : [`${folder} names where it came from`]),
  ])
}

/** Finds packages that refuse a version of Node which the project accepts. */
export function engineProblems(lockfile: Lockfile, accepted: string): string[] {
  return (
    Object.entries(lockfile)
      // npm leaves out optional packages that do not fit the machine, such as builds for other systems.
      .filter(([, { optional }]) => !optional)
      .filter(([, { engines }]) => engines?.node !== undefined && !semver.subset(accepted, engines.node))
      .map(
        ([folder, { engines }]) =>
          `${folder} wants Node ${engines?.node}, and the project accepts ${accepted}`,
      )
  )
}

/**
 * Finds packages that run a program when they are installed, by their own manifests as well as by the
 * lockfile.
 */
export function installScripts(root: string, lockfile: Lockfile): { read: number; found: string[] } {
  const installed = Object.keys(lockfile).filter((folder) => existsSync(join(root, folder, 'package.json')))
  const running = installed.filter((folder) => runsAtInstall(join(root, folder)))
  const told = Object.keys(lockfile).filter((folder) => lockfile[folder]?.hasInstallScript)
  return { read: installed.length, found: [...new Set([...running, ...told].map(nameOf))].sort() }
}

function runsAtInstall(folder: string): boolean {
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  // npm compiles a package with this file by itself.
  return (
    existsSync(join(folder, 'binding.gyp')) ||
    ['preinstall', 'install', 'postinstall'].some((it) => it in scripts)
  )
}

/** Finds versions that could come out differently the next time. */
export function looseVersions(...groups: (Record<string, unknown> | undefined)[]): string[] {
  return groups
    .flatMap((group) => Object.entries(group ?? {}))
    .flatMap(([name, version]): string[] =>
      typeof version === 'object' && version !== null
        ? looseVersions({ ...version }).map((it) => `${name} > ${it}`)
        : semver.valid(String(version)) === version
          ? []
          : [`${name} ${version}`],
    )
}
