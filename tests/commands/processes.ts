import { readdirSync, readlinkSync } from 'node:fs'

/** The ids of all processes that work in a folder, as Linux lists them. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && linkOf(`/proc/${name}/cwd`).startsWith(folder))
    .map(Number)
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}
