// @ts-check
import { Sentence } from '../bootstrap/sentence.mjs'

/**
 * @typedef {object} Command
 * @property {'land' | 'full' | 'changed'} scope
 * @property {string} [commit] what `changed` compares with, where it was said
 * @property {string[]} names the parts, none where all are meant
 */

/** @param {readonly string[]} names */
export const help = (names) =>
  `npm test                        what must pass before a change lands
npm test -- full                everything there is, including what takes long
npm test -- changed [COMMIT]    what the files that differ from COMMIT can reach, and one journey a vertical

Names of parts after any of these run those parts alone: ${names.join(', ')}.
Without a COMMIT, \`changed\` compares with where the branch left main; on main itself, with the last commit.
The last line counts what passed and what failed; the exit code is 0 where nothing failed.`

/**
 * @param {readonly string[]} words
 * @param {readonly string[]} names every part there is
 * @returns {Command}
 */
export function readWords(words, names) {
  const scopes = words.filter((word) => word === 'full' || word === 'changed')
  const chosen = words.filter((word) => names.includes(word))
  const [commit, ...unknown] = words.filter((word) => ![...scopes, ...chosen].includes(word))
  const [scope = 'land', ...more] = scopes
  if (more.length > 0) throw new Sentence(`Of ${scopes.join(' and ')} there can be one only.`)
  const isCommit = scope === 'changed' && unknown.length === 0 && !commit?.startsWith('-')
  if (commit !== undefined && !isCommit)
    throw new Sentence(
      `There is no part named ${[commit, ...unknown].join(', ')}. The parts are: ${names.join(', ')}.`,
    )
  return { scope, names: chosen, ...(commit !== undefined && { commit }) }
}
