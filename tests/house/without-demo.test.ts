import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, onTestFinished, test } from 'vitest'
import { PRODUCT_FOLDERS } from '../../scripts/check/tree.mjs'

const DOOR = 'server/demo.ts'

/** A copy of the product with all that it needs but the demo town, and without the line that opens it. */
function productAlone(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'quayside-alone-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const path of [...PRODUCT_FOLDERS, 'package.json', '.dependency-cruiser.mjs'])
    cpSync(path, join(root, path), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  const lines = readFileSync(join(root, DOOR), 'utf8').split('\n')
  const kept = lines.filter((line) => !line.includes("import('#demo/"))
  expect(lines.length - kept.length).toBe(1)
  writeFileSync(join(root, DOOR), kept.join('\n'))
  return root
}

/** What does not compile of a world of the product, a line each. */
function typeProblems(root: string, config: string): string[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail }
  const parsed = ts.getParsedCommandLineOfConfigFile(join(root, config), {}, host)
  if (!parsed || parsed.fileNames.length < 30) throw new Error(`${config} covers hardly any file.`)
  const program = ts.createProgram(parsed.fileNames, { ...parsed.options, incremental: false })
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}

function fail(problem: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'))
}

test('without its folder and the one line that opens it, no demo is missed', () => {
  expect(typeProblems(productAlone(), 'scripts/check/types/server.json')).toEqual([])
})
