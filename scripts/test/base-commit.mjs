// @ts-check
import { git, hasHistory } from '../bootstrap/git.mjs'
import { Sentence } from '../bootstrap/sentence.mjs'

/**
 * Where the history of HEAD and that of a commit part, so that what others have landed since does not count as
 * changed here.
 *
 * @param {string} root
 * @param {string} [commit] `main`, where it is not said
 */
export function baseCommit(root, commit) {
  if (!hasHistory(root)) throw new Sentence('What has changed only git knows, and there is no history here.')
  const other = commit ?? ['main', 'origin/main'].find((name) => find(root, name)) ?? 'HEAD'
  const found = find(root, other)
  if (!found) throw new Sentence(`There is neither a part nor a commit named ${other}.`)
  try {
    return git(root, 'merge-base', found, 'HEAD').trim()
  } catch {
    // A history that was cut short may not reach back to where they part.
    return found
  }
}

/**
 * @param {string} root
 * @param {string} name
 */
function find(root, name) {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).trim()
  } catch {
    return undefined
  }
}
