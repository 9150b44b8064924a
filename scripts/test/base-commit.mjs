// @ts-check
import { git, hasHistory } from '../bootstrap/git.mjs'
import { Sentence } from '../bootstrap/sentence.mjs'

/**
 * The commit at which the history of HEAD left that of another commit, so that changes that landed there
 * since do not count as made here.
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
    // A shallow history may not reach back to that commit.
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
