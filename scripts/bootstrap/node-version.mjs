// @ts-check
import { readFileSync } from 'node:fs'

/**
 * Ends the process with a sentence where Node is too old. It is loaded first, because all other files need a
 * newer Node.
 */
export function refuseOldNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const ranges = String(engines.node).split(' || ')
  if (ranges.some(holdsThisNode)) return
  const wanted = ranges.map((range) => range.replace(/^\^/, '').replace(/^>=(.*)/, '$1 or newer')).join(', ')
  console.error(
    `Quayside needs Node ${wanted}, and this is Node ${process.versions.node}: install one of those from nodejs.org or your package manager.`,
  )
  process.exit(1)
}

/** @param {string} range like `^20.19.0` or `>=24.0.0` */
function holdsThisNode(range) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = (range.match(/\d+/g) ?? []).map(Number)
  if (major === wantedMajor) return minor >= wantedMinor
  return range.startsWith('>=') && major > wantedMajor
}
