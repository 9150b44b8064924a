// @ts-check

/** A refusal for the person at the terminal, which is shown alone, without a stack. */
export class Sentence extends Error {}

/**
 * Runs the steps of a command. A refusal becomes one sentence and exit code 1; any other error is a fault and
 * keeps its stack.
 * @template T
 * @param {() => Promise<T>} steps
 * @returns {Promise<T>}
 */
export async function inSentences(steps) {
  try {
    return await steps()
  } catch (error) {
    const sentence = error instanceof Sentence ? error.message : aboutPermission(error)
    if (!sentence) throw error
    console.error(sentence)
    process.exit(1)
  }
}

/** @param {unknown} error */
function aboutPermission(error) {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return undefined
  const refused = error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS'
  return refused ? cannotWrite(String(error.path)) : undefined
}

/** @param {string} path */
export function cannotWrite(path) {
  return `Cannot write to ${path}: give this user write permission there, or work in a copy of its own.`
}
