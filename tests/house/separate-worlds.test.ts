import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

interface World {
  config: string
  folder: string
  /** The fewest files that the config must have, since their imports could make more names known. */
  fewest: number
  exists: string[]
  missing: string[]
}

const worlds: World[] = [
  {
    config: 'scripts/check/types/contract.json',
    folder: 'contract',
    fewest: 15,
    exists: ['Intl', 'BigInt'],
    missing: ['window', 'document', 'process', 'Buffer', 'fetch', "import('node:fs')"],
  },
  {
    config: 'scripts/check/types/sw.json',
    folder: 'sw',
    fewest: 0,
    exists: ['ServiceWorkerGlobalScope', 'caches', 'fetch'],
    missing: ['window', 'document', 'localStorage', 'process', 'Buffer', "import('node:fs')"],
  },
  {
    config: 'scripts/check/types/src.json',
    folder: 'src',
    fewest: 5,
    exists: ['window', 'document', 'fetch', 'import.meta.env.PROD'],
    missing: ['process', 'Buffer', 'require', '__dirname', "import('node:fs')"],
  },
  {
    config: 'scripts/check/types/server.json',
    folder: 'server',
    fewest: 30,
    exists: ['process', 'Buffer', 'fetch', "import('node:fs')"],
    missing: ['window', 'document', 'localStorage', 'navigator.serviceWorker'],
  },
]

/** Compiles the files of a config with one more that uses each name, and answers which names are unknown. */
function unknownNames({ config, folder, fewest }: World, names: string[]): string[] {
  const planted = join(process.cwd(), folder, 'planted.ts')
  const text = names.map((name, at) => `export const it${at}: unknown = ${name}\n`).join('')
  const parsed = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
  )
  if (!parsed || parsed.fileNames.length < fewest)
    throw new Error(`${config} covers fewer than ${fewest} files.`)
  const host = ts.createCompilerHost(parsed.options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (path) => path === planted || fileExists(path)
  host.getSourceFile = (path, target, ...more) =>
    path === planted ? ts.createSourceFile(path, text, target) : getSourceFile(path, target, ...more)
  const program = ts.createProgram([...parsed.fileNames, planted], parsed.options, host)
  const lines = program
    .getSemanticDiagnostics(program.getSourceFile(planted))
    .map(({ start }) => text.slice(0, start).split('\n').length - 1)
  return names.filter((_, at) => lines.includes(at))
}

function fail(problem: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'))
}

describe.each(worlds)('in $folder', (world) => {
  test('nothing of another world compiles', { timeout: 60_000 }, () => {
    expect(unknownNames(world, [...world.exists, ...world.missing])).toEqual(world.missing)
  })
})
