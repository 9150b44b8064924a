// @ts-check
import { execFileSync } from 'node:child_process'

/**
 * Runs git without its own environment variables, which in a hook would lead to the repository of the hook.
 *
 * @param {string} root
 * @param {string[]} args
 */
export function git(root, ...args) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  return execFileSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** @param {string} root */
export function hasHistory(root) {
  try {
    return git(root, 'rev-parse', 'HEAD') !== ''
  } catch {
    return false
  }
}
