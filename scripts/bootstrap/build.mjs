// @ts-check
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { contentPrint, filesUnder, sizePrint } from './fingerprint.mjs'
import { alone } from './lock.mjs'
import { runNpm } from './npm.mjs'
import { inProject, needWritableProject, root } from './project.mjs'
import { Sentence } from './sentence.mjs'

const dist = inProject('dist')
const stampPath = inProject('dist', '.stamp')
const folders = ['contract', 'demo', 'public', 'scripts/check/types', 'scripts/vite', 'server', 'src', 'sw']
const atTheTop =
  /^(index\.html|manifest\.webmanifest|package(-lock)?\.json|vite\.config\.ts|tsconfig\.json|\.env.*)$/
// Tests are not built, and what is generated is made by the build itself.
const besides = /\.(test|gen)\.tsx?$/

/** Builds client and server, if dist is not known to hold what the sources make. */
export async function build() {
  if (isBuilt(inputs())) return
  needWritableProject()
  await alone(async () => {
    // Read before the build: a source that changes while it runs must lead to another one.
    const made = inputs()
    if (isBuilt(made)) return
    forgetBuild()
    await buildAnew()
    const partial = `${stampPath}.partial`
    writeFileSync(partial, stampOf(made))
    renameSync(partial, stampPath)
  })
}

/** Has the next start build again, whatever dist holds: something else is about to write there. */
export function forgetBuild() {
  rmSync(stampPath, { force: true })
}

function inputs() {
  const top = readdirSync(root).filter((name) => atTheTop.test(name))
  const files = [...folders, ...top].flatMap((name) => filesUnder(inProject(name)))
  return contentPrint(
    root,
    files.filter((file) => !besides.test(file)),
  )
}

/** @param {string} made */
function isBuilt(made) {
  try {
    return readFileSync(stampPath, 'utf8') === stampOf(made)
  } catch {
    return false
  }
}

/**
 * The stamp names what was built as well as what from, so that a dist half emptied by a build of its own is seen.
 * @param {string} made
 */
function stampOf(made) {
  const built = filesUnder(dist).filter((file) => !file.startsWith(stampPath))
  return `${made} ${sizePrint(dist, built)}\n`
}

async function buildAnew() {
  console.error('Building the app and the server …')
  const { code, output } = await runNpm(['run', 'build', '--loglevel=error'], {
    output: 'keep',
    env: { NODE_ENV: 'production' },
  })
  if (code === 0) return
  console.error(output.trim())
  throw new Sentence('The build failed; what it said stands above. Mend that and run this again.')
}
