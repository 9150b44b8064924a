import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

export interface Row {
  what: string
  measured: string
  reference: string
  promise: string
}

const file = 'docs/benchmarks.md'

/** Writes the rows of a section into docs/benchmarks.md, in place of the last run's. */
export function writeSection(title: string, command: string, rows: readonly Row[]): void {
  const section = [
    `## ${title}`,
    '',
    `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores.`,
    '',
    '| what | measured | reference, same run | promise |',
    '|---|---|---|---|',
    ...rows.map((it) => `| ${it.what} | ${it.measured} | ${it.reference} | ${it.promise} |`),
    '',
  ].join('\n')
  mkdirSync('docs', { recursive: true })
  writeFileSync(file, replaceSection(read(), title, section))
}

function read(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '# Benchmarks\n\nMade by `npm run bench`. Machines are noisy: read the ratio to the reference, not the figure alone.\n\n'
  }
}

function replaceSection(text: string, title: string, section: string): string {
  const from = text.indexOf(`## ${title}\n`)
  if (from < 0) return `${text.trimEnd()}\n\n${section}`
  const next = text.indexOf('\n## ', from)
  const rest = next < 0 ? '' : text.slice(next + 1)
  return `${text.slice(0, from)}${section}${rest === '' ? '' : `\n${rest}`}`
}
