import { lockFolder } from '#server/db/embedded/folder-lock.ts'

// argv: the instant at which the first round begins, then a folder for each round.
const [, , start, ...folders] = process.argv
const BETWEEN_ROUNDS_MS = 10

const won = folders.filter((folder, round) => {
  // All processes spin until the same instant, so that all try at once.
  while (Date.now() < Number(start) + round * BETWEEN_ROUNDS_MS) {}
  try {
    lockFolder(folder)
    return true
  } catch {
    return false
  }
})
process.stdout.write(`${JSON.stringify(won)}\n`)
// Stays alive until it is told to end: a winner that ends would leave its folders to the others.
process.stdin.resume()
