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
// Tests are not built, and generated files are made by the build itself.
const besides = /\.(test|gen)\.tsx?$/

/** Builds client and server, unless dist is known to hold the build of these sources. */
export async function build() {
  if (isBuilt(inputs())) return
  needWritableProject()
  await alone(async () => {
    // Read before the build, so that a source that changes meanwhile leads to another build.
    const made = inputs()
    if (isBuilt(made)) return
    forgetBuild()
    await buildAnew()
    const partial = `${stampPath}.partial`
    writeFileSync(partial, stampOf(made))
    renameSync(partial, stampPath)
  })
}

/** Makes the next start build again, because something else is about to write into dist. */
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
 * The stamp of a build. It names the built files as well as the sources, so that an incomplete dist is
 * noticed.
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
