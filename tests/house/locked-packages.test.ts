import { describe, expect, test } from 'vitest'
import floors from '../../docs/dependency-floors.json' with { type: 'json' }
import packageJson from '../../package.json' with { type: 'json' }
import packageLock from '../../package-lock.json' with { type: 'json' }
import {
  engineProblems,
  type Floor,
  floorProblems,
  installScripts,
  type Lockfile,
  lockfileProblems,
  looseVersions,
} from './locked-packages.ts'
import { plant } from './plant.ts'

const { '': project, ...packages } = packageLock.packages
const lockfile: Lockfile = packages
const allowed: { package: string; reason: string }[] = floors.install_scripts

const boat: Floor = { package: 'boat', at_least: ['2.4.1', '3.0.6'], never: ['3.1.0'], reason: 'CVE-1' }
const locked = (version: string): Lockfile => ({
  'node_modules/boat': { version: '3.0.6', integrity: 'sha512-a' },
  'node_modules/@far/quay/node_modules/boat': { version, integrity: 'sha512-a' },
})

describe('a package below its floor is found', () => {
  test.each([
    ['below the floor of its line', '2.4.0'],
    ['below the floor of a later line', '3.0.5'],
    ['in a line that got no fix', '1.9.9'],
    ['a version with malware', '3.1.0'],
    ['a version before the release', '3.0.6-beta.1'],
  ])('%s', (_, version) => {
    expect(floorProblems(locked(version), [boat])).toEqual([
      `node_modules/@far/quay/node_modules/boat is ${version}: 2.4.1 or 3.0.6 is needed, CVE-1`,
    ])
  })

  test.each(['2.4.1', '2.9.0', '3.0.6', '4.0.0'])('and %s is not', (version) => {
    expect(floorProblems(locked(version), [boat])).toEqual([])
  })

  test('as is a floor that holds for nothing', () => {
    expect(floorProblems({}, [boat])).toEqual(['boat is not locked any more: remove its floor'])
  })
})

describe('a careless lock is found', () => {
  test('without integrity, or with an address', () => {
    const careless = {
      a: { version: '1.0.0' },
      b: { version: '1.0.0', integrity: 'sha1-b', resolved: 'https://x/b.tgz' },
    }
    expect(lockfileProblems(careless)).toEqual([
      'a has no sha512 integrity',
      'b has no sha512 integrity',
      'b names where it came from',
    ])
  })

  test('with a package for another Node', () => {
    const picky = {
      a: { version: '1.0.0', engines: { node: '>=22' } },
      b: { version: '1.0.0', engines: { node: '*' } },
    }
    expect(engineProblems(picky, '^20.19.0 || >=24')).toEqual([
      'a wants Node >=22, and the project accepts ^20.19.0 || >=24',
    ])
  })

  test('with a package that runs a program when installed', () => {
    const root = plant({
      'node_modules/a/package.json': '{"scripts":{"postinstall":"node spy.js"}}',
      'node_modules/b/package.json': '{"scripts":{"prepare":"tsc"}}',
      'node_modules/c/package.json': '{}',
      'node_modules/c/binding.gyp': '',
    })
    const folders = ['a', 'b', 'c', 'd'].map((name) => [`node_modules/${name}`, { version: '1.0.0' }])
    const told = {
      ...Object.fromEntries(folders),
      'node_modules/e': { version: '1.0.0', hasInstallScript: true },
    }
    expect(installScripts(root, told)).toEqual({ read: 3, found: ['a', 'c', 'e'] })
  })

  test('with a version that may move', () => {
    const loose = looseVersions({ a: '^1.0.0', b: '1.0.0', c: { d: '*', e: '2.0.0' } }, { f: 'latest' })
    expect(loose).toEqual(['a ^1.0.0', 'c > d *', 'f latest'])
  })
})

describe('the packages of this house', () => {
  test('are all there to be looked at', () => {
    expect(Object.keys(lockfile).length).toBeGreaterThan(300)
    expect(floors.floors.length).toBeGreaterThan(30)
  })

  test('are free of the vulnerabilities we know of', () => {
    expect(floorProblems(lockfile, floors.floors)).toEqual([])
  })

  test('have floors with an advisory each', () => {
    expect(floors.floors.filter(({ reason }) => !/CVE-\d|GHSA-|SNYK-|\w+#\d/.test(reason))).toEqual([])
  })

  test('are locked by content, from no place in particular', () => {
    expect(lockfileProblems(lockfile)).toEqual([])
  })

  test('are the versions package.json names, and those alone', () => {
    const { dependencies, devDependencies, overrides } = packageJson
    expect(looseVersions(dependencies, devDependencies, overrides)).toEqual([])
    expect(project).toMatchObject({ dependencies, devDependencies })
  })

  test('run on every Node we accept', () => {
    expect(engineProblems(lockfile, packageJson.engines.node)).toEqual([])
  })

  test('run nothing when they are installed, but what we allowed', () => {
    const { read, found } = installScripts(process.cwd(), lockfile)
    expect(read).toBeGreaterThan(Object.keys(lockfile).length / 2)
    expect(found).toEqual(allowed.map((it) => it.package))
  })
})
