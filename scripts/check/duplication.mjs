// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject } from '../bootstrap/project.mjs'
import { runNode } from '../bootstrap/run.mjs'
import { filesOf, PRODUCT_FOLDERS } from './tree.mjs'

/** @typedef {{ name: string, start: number, end: number }} Place */
/** @typedef {{ lines: number, firstFile: Place, secondFile: Place }} Clone */
/** @typedef {{ statistics: { total: { percentage: number, sources: number } }, duplicates: Clone[] }} Report */

/**
 * The duplicates in the product beyond the threshold of .jscpd.json. The exit code of the tool is not enough:
 * in a folder that it cannot read it finds none, and succeeds.
 *
 * @param {string} root
 */
export async function duplicationProblems(root) {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-jscpd-'))
  try {
    const config = join(root, '.jscpd.json')
    const { threshold } = JSON.parse(readFileSync(config, 'utf8'))
    // jscpd stops at a folder that does not exist, and git stores no empty ones.
    const folders = PRODUCT_FOLDERS.filter((it) => existsSync(join(root, it)))
    const args = ['--config', config, '--silent', '--reporters', 'json', '--output', folder, ...folders]
    const { output } = await runNode(inProject('node_modules', 'jscpd/bin/jscpd'), args, {
      output: 'keep',
      cwd: root,
    })
    const written = join(folder, 'jscpd-report.json')
    if (!existsSync(written)) return output.trimEnd().split('\n')
    /** @type {Report} */
    const report = JSON.parse(readFileSync(written, 'utf8'))
    const files = filesOf(root, folders).filter((it) => /\.tsx?$/.test(it) && !it.endsWith('.gen.ts'))
    return judgeDuplication(report, { threshold, files: files.length })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {Report} report
 * @param {{ threshold: number, files: number }} expected
 */
export function judgeDuplication({ statistics, duplicates }, { threshold, files }) {
  const { percentage, sources } = statistics.total
  if (sources < files) return [`only ${sources} files were read, of at least ${files}`]
  if (percentage <= threshold) return []
  const places = duplicates
    .sort((a, b) => b.lines - a.lines)
    .map(({ lines, firstFile: a, secondFile: b }) => `${lines} lines: ${at(a)} and ${at(b)}`)
  return [`${percentage} % of the lines are duplicated, more than ${threshold} %`, ...places]
}

/** @param {Place} place */
const at = ({ name, start, end }) => `${name}:${start}-${end}`
